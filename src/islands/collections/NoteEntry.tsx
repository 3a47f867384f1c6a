import { useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import type { ListedNote } from '#lib/collections/note-schemas.ts';
import { noteMessages as m } from '#lib/collections/note-texts.ts';
import { runWithFailureNotice } from '#lib/collections/store.ts';
import { collectionMessages } from '#lib/collections/texts.ts';
import { DEFAULT_CASE_IMAGE, TILE, withVariant } from '#lib/images/image-paths.ts';
import { call } from '#lib/platform/browser/api.ts';
import { IconButton } from '../form/IconButton.tsx';
import { inProportion } from '../form/in-proportion.ts';
import { PutBack } from './PutBack.tsx';

/** A note that can be erased and put back. */
function useNote({ caseId, ...first }: ListedNote) {
  const [revision, setRevision] = useState(first.revision);
  const [isErased, setErased] = useState(false);
  const save = async (content: string) => {
    const params = { case: caseId };
    const saved = await runWithFailureNotice(
      () => call('PUT /notes/[case]', { params, body: { content, revision } }),
      collectionMessages.failure,
    );
    if (!saved) return;
    setRevision(saved.revision);
    setErased(content === '');
  };
  return { isErased, erase: () => save(''), restore: () => save(first.content) };
}

/** A note with its case and its actions. */
export function NoteEntry({ note }: { note: ListedNote }) {
  const { isErased, erase, restore } = useNote(note);
  const { card, caseId, content, updatedAt } = note;
  if (isErased) return <PutBack label={m.undo} onPress={restore} />;
  return (
    <li className="panel note">
      {card && (
        <img
          ref={inProportion(card.mainImageAspect)}
          className="note-film"
          src={card.mainImage ? withVariant(card.mainImage, TILE) : DEFAULT_CASE_IMAGE}
          alt=""
          width={96}
          height={72}
          loading="lazy"
        />
      )}
      <div className="note-body">
        <h2>
          {card ? <a href={`${casePaths.item(caseId)}#note`}>{card.title}</a> : collectionMessages.gone}
        </h2>
        {updatedAt && <p className="quiet tabular">{m.updated(updatedAt)}</p>}
        <p className="note-content">{content}</p>
      </div>
      <span className="needs-script">
        <IconButton icon="i-lucide-trash-2" label={m.erase} danger onPress={() => void erase()} />
      </span>
    </li>
  );
}

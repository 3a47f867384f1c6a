import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { Question, QuestionOption } from '#lib/questionnaires/tree.ts';
import { type ImageRef, RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { AddButton } from '../../files/AddButton.tsx';
import { RefusedFiles } from '../../files/RefusedFiles.tsx';
import { filesOf, type RejectedFile, sortFiles } from '../../files/sort-files.ts';
import { useFileDrop } from '../../files/use-file-drop.ts';
import { MaskButton } from '../../image-review/MaskButton.tsx';
import { usePhotographReview } from '../../image-review/use-photograph-review.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { TextField } from './fields.tsx';
import { changeNode, withField } from './node-edits.ts';

type Illustrated = Question | QuestionOption;

interface ImageFieldProps {
  editor: QuestionnaireEditor;
  node: Illustrated;
  /** Whether the node needs an image: a question with zones does. */
  isRequired?: boolean;
  /** Called when an image has been uploaded. */
  onArrival?(): void;
}

/** Lets the author review an image from this computer, uploads it and adds it to its node. */
function useImage({ editor, node, onArrival }: ImageFieldProps) {
  const review = usePhotographReview();
  const [refused, setRefused] = useState<RejectedFile[]>([]);
  const take = async (files: readonly File[]) => {
    const sorted = await sortFiles(files.slice(0, 1), 'questionnaire');
    const others = files.slice(1).map(({ name }) => ({ name, reason: m.oneImage }));
    setRefused([...sorted.refused, ...others]);
    const [seen] = await review.ask(sorted.images);
    if (!seen) return;
    editor.images.send(seen, node.id, (image) => {
      editor.apply((body) =>
        updateNode<Illustrated>(body, node.id, (each) => {
          const { alt, caption } = each.image ?? {};
          return { ...each, image: { ...image, ...(alt && { alt }), ...(caption && { caption }) } };
        }),
      );
      onArrival?.();
    });
  };
  return { review: review.dialog, refused, take, forget: () => setRefused([]) };
}

/** The alternative text and the caption of an image. */
function ImageTexts({ editor, node, image }: ImageFieldProps & { image: ImageRef }) {
  const set = (key: 'alt' | 'caption') => (value: string) =>
    editor.edit(
      (body) =>
        updateNode<Illustrated>(body, node.id, (each) =>
          each.image ? ({ ...each, image: withField(each.image, key, value) } as Illustrated) : each,
        ),
      `${key}:${node.id}`,
    );
  return (
    <>
      <TextField label={m.imageAlt} value={image.alt ?? ''} most={RICH_TEXT_MAX.alt} onChange={set('alt')} />
      <TextField
        label={m.imageCaption}
        value={image.caption ?? ''}
        most={RICH_TEXT_MAX.caption}
        onChange={set('caption')}
      />
    </>
  );
}

/** The image of a question or an option, reviewed and attested by its author before it is uploaded. */
export function ImageField(props: ImageFieldProps) {
  const { editor, node, isRequired = false } = props;
  useStore(editor.images.$previews);
  const { image } = node;
  const { review, refused, take, forget } = useImage(props);
  const { isOver, handlers } = useFileDrop((items) => void take(filesOf(items)));
  return (
    <fieldset
      className={isOver ? 'details-group image-field is-over' : 'details-group image-field'}
      {...handlers}
    >
      <legend className="label">{m.image}</legend>
      {review}
      {image && !isRequired && (
        <img
          className="details-image"
          src={editor.images.srcOf(image.file)}
          alt={image.alt ?? ''}
          width={image.width}
          height={image.height}
        />
      )}
      <div className="chips">
        <AddButton label={image ? m.replaceImage : m.addImage} onFiles={(files) => void take(files)} />
        {image && editor.masked && (
          <MaskButton item={editor.masked} images={[image.file]} first={0} areAlike={false} hasWords />
        )}
        {image && !isRequired && (
          <button
            type="button"
            className="button"
            onClick={() =>
              changeNode<Illustrated>(editor, node.id, (each) => withField(each, 'image', undefined))
            }
          >
            {m.removeImage}
          </button>
        )}
      </div>
      {!image && <p className="hint">{m.imageHint}</p>}
      <RefusedFiles refused={refused} onClose={forget} />
      {image && <ImageTexts {...props} image={image} />}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { withVariant } from '#lib/images/image-paths.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { isRequired, type Lack } from '#lib/items/kinds/lacks.ts';
import { publicationMessages } from '#lib/items/publication-texts.ts';
import { publishedMessages } from '#lib/items/published-texts.ts';
import { publishingMessages as m } from '#lib/items/publishing-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { AskThenDo } from './AskThenDo.tsx';
import { Lacks, MendFirst } from './Lacks.tsx';
import './publish.css';

interface Words {
  title: string;
  ready: string;
  publish: string;
  /** The message after publication. */
  done: string;
}

interface PublishDialogProps {
  kind: ItemKind;
  id: string;
  /** What the item lacks; undefined until it is loaded. */
  lacks: readonly Lack[] | undefined;
  /** URL of the place where the missing part is added, if there is one. */
  mend(lack: Lack): string | undefined;
  /** Path of the image shown in lists, without variant. */
  cover?: string | null | undefined;
  /** Replaces the words before and after a first publication. */
  words?: Partial<Words>;
  /** Further questions shown in the dialog. */
  children?: ReactNode;
  /** Resolves to whether the item was published. */
  onPublish(): Promise<boolean>;
  /** Undoes the publication; absent where that is impossible. */
  undo?: (() => Promise<boolean>) | undefined;
  onClose(): void;
}

/** Who will see what: the cover image shown in lists, and a sentence. */
function Audience({ kind, cover }: Pick<PublishDialogProps, 'kind' | 'cover'>) {
  return (
    <div className="publish-audience">
      {cover && (
        <img
          src={withVariant(cover, '400.webp')}
          alt={publishedMessages.coverAlt}
          width={160}
          height={120}
          decoding="async"
        />
      )}
      <p>{publishedMessages.audience(kind)}</p>
    </div>
  );
}

type AskedProps = Omit<PublishDialogProps, 'id' | 'undo' | 'words' | 'onPublish'> & {
  headingId: string;
  words: Omit<Words, 'done'>;
  isBusy: boolean;
};

/** The content of the dialog before publication. */
function Asked({ headingId, kind, lacks, mend, cover, words, isBusy, children, onClose }: AskedProps) {
  const required = lacks?.filter(isRequired) ?? [];
  const advice = lacks?.filter((lack) => !isRequired(lack)) ?? [];
  const isBlocked = required.length > 0;
  return (
    <>
      <h2 id={headingId}>{words.title}</h2>
      <Audience kind={kind} cover={cover} />
      <div className="publish-state" role="status">
        {!lacks && (
          <p>
            <span className="spinner" aria-hidden="true" /> {m.reading}
          </p>
        )}
        {lacks?.length === 0 && <p>{words.ready}</p>}
        <Lacks title={m.required} lacks={required} mend={mend} onClose={onClose} />
        <Lacks title={isBlocked ? m.adviceToo : m.advice} lacks={advice} mend={mend} onClose={onClose} />
      </div>
      {!isBlocked && children}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={isBusy} onClick={onClose}>
          {isBlocked ? commonMessages.close : commonMessages.cancel}
        </button>
        {isBlocked ? (
          <MendFirst lacks={required} mend={mend} onClose={onClose} />
        ) : (
          <button type="submit" className="button primary" disabled={isBusy || !lacks}>
            {isBusy && <span className="spinner" aria-hidden="true" />}
            {advice.length > 0 ? m.publishAnyway : words.publish}
          </button>
        )}
      </div>
    </>
  );
}

/**
 * Shows who will see what and what is missing before an item is published; required parts must be there. Then shows
 * a confirmation, with the link to share and a way to undo.
 */
export function PublishDialog({ id, words: given, onPublish, undo, ...asked }: PublishDialogProps) {
  const { kind, onClose } = asked;
  const words: Words = {
    title: m.title(kind),
    ready: m.ready,
    publish: publicationMessages.publish,
    done: publicationMessages.published,
    ...given,
  };
  return (
    <AskThenDo
      said={words.done}
      path={KINDS[kind].paths.item(id)}
      act={onPublish}
      undo={undo}
      onClose={onClose}
    >
      {(asking) => <Asked {...asked} {...asking} words={words} />}
    </AskThenDo>
  );
}

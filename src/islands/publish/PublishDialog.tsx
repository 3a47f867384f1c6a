import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { isRequired, type Lack } from '#lib/items/kinds/lacks.ts';
import { publicationMessages } from '#lib/items/publication-texts.ts';
import { publishingMessages as m } from '#lib/items/publishing-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';
import './publish.css';

interface PublishDialogProps {
  kind: ItemKind;
  /** What the item lacks; nothing yet while it is being read. */
  lacks: readonly Lack[] | undefined;
  /** Address of the place where something is mended, where there is one. */
  mend(lack: Lack): string | undefined;
  /** In place of what is asked before the first publication. */
  words?: { title: string; ready: string; publish: string };
  /** What else is asked. */
  children?: ReactNode;
  /** Resolves to whether it was done. */
  onPublish(): Promise<boolean>;
  onClose(): void;
}

interface LacksProps extends Pick<PublishDialogProps, 'mend' | 'onClose'> {
  title: string;
  lacks: readonly Lack[];
}

/** Gives the focus to a place of this page, once the dialog is gone that had it. */
function focusPlace(href = ''): void {
  const [path, id = ''] = href.split('#');
  if (path === '') requestAnimationFrame(() => document.getElementById(id)?.focus());
}

function Lacks({ title, lacks, mend, onClose }: LacksProps) {
  if (lacks.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="publish-missing">
        {lacks.map((lack) => (
          <li key={lack}>
            <span>{m.lacks[lack]}</span>
            {mend(lack) && (
              <a
                href={mend(lack)}
                aria-label={m.mendWhat(lack)}
                onClick={() => {
                  onClose();
                  focusPlace(mend(lack));
                }}
              >
                {m.mend(lack)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says what an item lacks before it is shown to everyone. Without what is required it cannot be. */
export function PublishDialog({
  kind,
  lacks,
  mend,
  words = { title: m.title(kind), ready: m.ready, publish: publicationMessages.publish },
  children,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const required = lacks?.filter(isRequired) ?? [];
  const advice = lacks?.filter((lack) => !isRequired(lack)) ?? [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await onPublish();
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal labelledBy={id} onEscape={() => !busy && onClose()}>
      <form onSubmit={submit}>
        <h2 id={id}>{words.title}</h2>
        <div className="publish-state" role="status">
          {!lacks && (
            <p>
              <span className="spinner" aria-hidden="true" /> {m.reading}
            </p>
          )}
          {lacks?.length === 0 && <p>{words.ready}</p>}
          <Lacks title={m.required} lacks={required} mend={mend} onClose={onClose} />
          <Lacks
            title={required.length > 0 ? m.adviceToo : m.advice}
            lacks={advice}
            mend={mend}
            onClose={onClose}
          />
        </div>
        {required.length === 0 && children}
        <div className="dialog-actions">
          <button type="button" className="button" disabled={busy} onClick={onClose}>
            {required.length > 0 ? commonMessages.close : commonMessages.cancel}
          </button>
          {required.length === 0 && (
            <button type="submit" className="button primary" disabled={busy || !lacks}>
              {busy && <span className="spinner" aria-hidden="true" />}
              {advice.length > 0 ? m.publishAnyway : words.publish}
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}

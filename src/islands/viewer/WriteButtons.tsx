import { findingMessages } from '#lib/cases/findings-texts.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import type { WritingKind } from './Findings.tsx';

const WRITTEN = [
  ['findings', 'i-lucide-map-pin', findingMessages.title, findingMessages.title],
  ['views', 'i-lucide-scan-eye', m.opening, m.short.opening],
] as const;

interface WriteButtonsProps {
  written: WritingKind | null;
  editor: string;
  onWrite(what: WritingKind): void;
}

/** The author's tools on the images (findings and opening presentation), and a link to the case's editor. */
export function WriteButtons({ written, editor, onWrite }: WriteButtonsProps) {
  const buttons = WRITTEN.map(([what, icon, label, short]) => (
    <button
      key={what}
      type="button"
      className={`button bar-link write-link needs-script${what === written ? ' pressed' : ''}`}
      aria-pressed={what === written}
      onClick={() => onWrite(what)}
    >
      <i className={icon} aria-hidden="true" />
      <span className="bar-long">{label}</span>
      <span className="bar-short" aria-hidden="true">
        {short}
      </span>
    </button>
  ));
  return (
    <>
      {buttons}
      <a className="button bar-link write-link" href={editor} title={itemHeadMessages.editCase}>
        <i className="i-lucide-square-pen" aria-hidden="true" />
        <span className="bar-long">{itemHeadMessages.editCase}</span>
        <span className="bar-short" aria-hidden="true">
          {itemHeadMessages.editCaseShort}
        </span>
      </a>
    </>
  );
}

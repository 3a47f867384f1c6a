import { useRef, useState } from 'react';
import { sheetPanelMessages as m } from '#lib/cases/sheet-panel-texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import type { CaseEditor } from './editor.ts';
import { StepHeading } from './StepHeading.tsx';
import './sheet-panel.css';

const load = async () => (await import('./SheetDesk.tsx')).SheetDesk;

/** The case's sheet, opened on demand beside the images; the code of its editor is loaded then. */
export function SheetPanel({ editor }: { editor: CaseEditor }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <section
      className={isOpen ? 'panel sheet-panel is-open' : 'panel sheet-panel'}
      id="fiche"
      tabIndex={-1}
      aria-labelledby="fiche-titre"
    >
      <div className="sheet-panel-head">
        <StepHeading step="fiche" />
        <button
          ref={button}
          type="button"
          className="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <i className={isOpen ? 'i-lucide-chevron-down' : 'i-lucide-file-text'} aria-hidden="true" />
          {isOpen ? m.close : m.open}
        </button>
      </div>
      {isOpen ? (
        <Loaded
          load={load}
          giveUp={close}
          waiting={<p role="status">{m.opening}</p>}
          props={{ editor, onFailure: close }}
        />
      ) : (
        <p className="hint">{m.hint}</p>
      )}
    </section>
  );
}

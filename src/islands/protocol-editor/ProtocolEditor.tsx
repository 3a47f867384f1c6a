import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { editingMessages } from '#lib/items/editing-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { LineList } from '#lib/protocols/body-edits.ts';
import {
  protocolEditorMessages as m,
  type SectionId,
  protocolEditingWords as words,
} from '#lib/protocols/editor-texts.ts';
import { loadProtocolWords } from '#lib/protocols/protocol-words-store.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { AcquisitionSection } from './AcquisitionSection.tsx';
import { ContrastSection } from './ContrastSection.tsx';
import { createProtocolEditor, type EditedProtocol } from './editor.ts';
import { GeneralSection } from './GeneralSection.tsx';
import { PreparationSection } from './PreparationSection.tsx';
import { ProtocolBar } from './ProtocolBar.tsx';
import { ProtocolLines } from './ProtocolLines.tsx';
import { ReviewBar } from './review/ReviewBar.tsx';
import { Section } from './Section.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SourceTakeover } from './takeover/SourceTakeover.tsx';
import './protocol-editor.css';

/** The lists of lines that have a section of their own. */
const LISTS = {
  'post-traitement': 'postProcessing',
  pieges: 'pitfalls',
  criteres: 'successCriteria',
  references: 'references',
} as const satisfies Partial<Record<SectionId, LineList>>;

interface ProtocolEditorProps {
  item: EditedProtocol;
  /** Title of the protocol that this one was copied from, if that was published again since. */
  changedSource: string | null;
}

/** Loaded with the first conflict. */
const loadCombine = async () => (await import('./combine-protocol.ts')).combineProtocol;

/** The editor of one protocol, which saves each change as it is made. */
export function ProtocolEditor({ item, changedSource }: ProtocolEditorProps) {
  const [editor] = useState(() => createProtocolEditor(item));
  const announcement = useStore(editor.$announcement);
  usePageChanges(editor.autosave);
  useEffect(() => void loadProtocolWords(), []);
  const both = {
    label: editingMessages.keepBoth,
    keep: async () => notify('success', m.keptBoth(await editor.autosave.keepBoth())),
  };
  /** Before the script runs, buttons do nothing and say so. */
  const isLive = useIsLive();
  return (
    <div className="protocol-editor" aria-busy={!isLive}>
      <p className="banner error without-script">{m.needsScript}</p>
      <ProtocolBar editor={editor} />
      {changedSource !== null && <SourceTakeover editor={editor} title={changedSource} />}
      <KeptDraft autosave={editor.autosave} words={words} />
      <ReviewBar editor={editor} />
      <div className="protocol-layout">
        <SectionNav />
        <div className="protocol-parts">
          <GeneralSection editor={editor} />
          <PreparationSection editor={editor} />
          <ContrastSection editor={editor} />
          <AcquisitionSection editor={editor} />
          {(Object.keys(LISTS) as (keyof typeof LISTS)[]).map((id) => (
            <Section key={id} id={id}>
              <ProtocolLines editor={editor} list={LISTS[id]} isTitled />
            </Section>
          ))}
        </div>
      </div>
      <Conflict autosave={editor.autosave} words={words} both={both} loadCombine={loadCombine} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

import { useState } from 'react';
import { sheetSentences } from '#lib/cases/sheet-sentences.ts';
import { call } from '#lib/platform/browser/api.ts';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { CaseEditor } from '../editor.ts';

interface SheetSentencesProps {
  editor: CaseEditor;
  number: number;
  onChoose(sentence: string): void;
}

/** The sheet as it is being written beside the images, else as it is saved. */
async function readSheet({ id, beside }: CaseEditor): Promise<RichText | null> {
  const open = beside.$sheet.get();
  if (open) return open.autosave.$draft.get().sheet;
  const params = { kind: 'case' as const, id, part: 'sheet' };
  const { sheet = null } = (await call('GET /[kind]/[id]/parts/[part]', { params })) as {
    sheet?: RichText | null;
  };
  return sheet;
}

/** The sentences of the case's sheet, loaded on demand: pressing one adds it to the explanation. */
export function SheetSentences({ editor, number, onChoose }: SheetSentencesProps) {
  const [read, setRead] = useState<'no' | 'reading' | 'failed' | string[]>('no');
  const open = async () => {
    setRead('reading');
    setRead(await readSheet(editor).then(sheetSentences, () => 'failed' as const));
  };
  return (
    <details className="explained-choice" onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary>
        {m.sheetSentences}
        <span className="visually-hidden">{m.ofQuestion(number)}</span>
      </summary>
      {Array.isArray(read) ? (
        <ul className="sheet-sentences">
          {read.map((sentence) => (
            <li key={sentence}>
              <button type="button" className="link-button" onClick={() => onChoose(sentence)}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="hint" role="status">
        {read === 'reading' && m.sheetReading}
        {read === 'failed' && m.sheetUnread}
        {Array.isArray(read) && read.length === 0 && m.sheetEmpty}
      </p>
    </details>
  );
}

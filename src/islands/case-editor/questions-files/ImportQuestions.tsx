import { useMemo, useRef, useState } from 'react';
import { nodeIdOf } from '#lib/questions/browser/source-ids.ts';
import { importQuestions } from '#lib/questions/exchange/import-questions.ts';
import {
  QUESTIONS_FILE_MAX,
  type ReadQuestions,
  readQuestionsFile,
} from '#lib/questions/exchange/read-file.ts';
import { questionImportMessages as m, TRUTH_WORDS } from '#lib/questions/exchange-texts.ts';
import { PastedText } from '../../files/PastedText.tsx';
import { ReadFileField } from '../../files/ReadFileField.tsx';
import { readTextFile } from '../../files/read-text-file.ts';
import { useFileDrop } from '../../files/use-file-drop.ts';
import { Dialog } from '../../form/Dialog.tsx';
import type { CaseEditor } from '../editor.ts';
import { ImportedQuestions } from './ImportedQuestions.tsx';
import './questions-files.css';

const ACCEPT = '.gift,.txt,.xml,text/plain,text/xml,application/xml';

/** The questions read from a file or from pasted lines, whichever was given last. */
function useSource() {
  const [read, setRead] = useState<ReadQuestions>();
  const [pasted, setPasted] = useState('');
  const latest = useRef<File>(undefined);
  return {
    read,
    pasted,
    async take(file: File | undefined) {
      latest.current = file;
      setPasted('');
      const opened = file && (await readTextFile(file, QUESTIONS_FILE_MAX));
      // Another file was chosen meanwhile.
      if (latest.current !== file) return;
      setRead(opened && ('problem' in opened ? opened : readQuestionsFile(opened.text, TRUTH_WORDS)));
    },
    paste(text: string) {
      latest.current = undefined;
      setPasted(text);
      setRead(text.trim() === '' ? undefined : readQuestionsFile(text, TRUTH_WORDS));
    },
  };
}

interface ImportQuestionsProps {
  editor: CaseEditor;
  /** Shows the imported questions. @param question the first of them */
  onImported(question: string): void;
  onClose(): void;
}

/** Imports the questions of a file into the case, after showing what cannot be imported. */
export function ImportQuestions({ editor, onImported, onClose }: ImportQuestionsProps) {
  const { read, pasted, take, paste } = useSource();
  const { isOver, handlers } = useFileDrop((items) => void take(items[0]?.getAsFile() ?? undefined));
  const before = editor.autosave.$draft.get().questions ?? null;
  const file = read && 'questions' in read ? read : undefined;
  const plan = useMemo(() => file && importQuestions(before, file, nodeIdOf), [before, file]);
  const taken = plan?.imported.filter(({ became }) => became !== 'nothing').length ?? 0;
  const problem = read && 'problem' in read ? read.problem : undefined;
  const isPasted = pasted.trim() !== '';

  async function submit(): Promise<boolean> {
    if (!file) return false;
    let first: string | undefined;
    editor.edit((body) => {
      // Co-authors may have changed the questions while the dialog was open.
      const made = importQuestions(body.questions ?? null, file, nodeIdOf);
      first = made.first;
      return { ...body, questions: made.questions };
    });
    editor.announce(m.imported(taken));
    if (first !== undefined) onImported(first);
    return true;
  }

  return (
    <Dialog
      title={m.title}
      submitLabel={m.submit(taken)}
      isReady={taken > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={isOver ? 'questions-source is-over' : 'questions-source'} {...handlers}>
        <ReadFileField
          label={m.file}
          hint={m.hint}
          accept={ACCEPT}
          problem={problem && !isPasted ? m.problems[problem] : undefined}
          isRequired={false}
          onFile={(chosen) => void take(chosen)}
        />
        <PastedText
          label={m.pasted}
          hint={m.pastedHint}
          text={pasted}
          fault={problem && isPasted ? m.notPasted : undefined}
          onText={paste}
        />
        {plan && file && <ImportedQuestions plan={plan} categories={file.categories} />}
      </div>
    </Dialog>
  );
}

import { Fragment, type KeyboardEvent, memo, useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '#lib/platform/notices-store.ts';
import { proposeSentences } from '#lib/questionnaires/edits/propose-sentences.ts';
import { formulaWords } from '#lib/questionnaires/formulas/formula-words.ts';
import { proposedSentencesMessages as proposed } from '#lib/questionnaires/proposed-sentences-texts.ts';
import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { useBody } from '../questionnaire-editor/use-body.ts';
import { useLackingSentences } from '../questionnaire-editor/use-lacking-sentences.ts';
import { eachFieldId, fieldId, nextMissing, rowsOfQuestion, type Writer, writersOf } from './rows.ts';
import { WriterRow } from './WriterRow.tsx';

/** Focuses the sentence of a node; its row has a field once it is selected. */
export function focusSentence(editor: QuestionnaireEditor, node: string | undefined): void {
  if (node === undefined) return;
  flushSync(() => editor.select([node]));
  const field = document.getElementById(fieldId(node));
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

interface GroupProps {
  editor: QuestionnaireEditor;
  question: Question;
  lacking: ReadonlySet<string>;
  onKeys(event: KeyboardEvent): void;
}

/** Enter goes to the next sentence (Shift+Enter breaks the line), Alt with an arrow to the next missing one. */
function useKeys(editor: QuestionnaireEditor, writers: readonly Writer[]) {
  const now = useRef(writers);
  now.current = writers;
  return useCallback(
    (event: KeyboardEvent) => {
      const id = event.currentTarget.id;
      const at = now.current.findIndex(({ node }) => [fieldId(node.id), eachFieldId(node.id)].includes(id));
      const from = now.current[at]?.node.id;
      const isArrow = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
      if (isArrow) focusSentence(editor, nextMissing(now.current, from, event.key === 'ArrowDown' ? 1 : -1));
      else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
        focusSentence(editor, now.current[at + 1]?.node.id);
      else return;
      event.preventDefault();
    },
    [editor],
  );
}

/** A question of a page with everything under it; rendered again only when something in it changes. */
const QuestionGroup = memo(function QuestionGroup({ editor, question, lacking, onKeys }: GroupProps) {
  return rowsOfQuestion(question, lacking).map((row) => {
    if (row.kind === 'writer') {
      const { kind: _, ...each } = row;
      return <WriterRow key={each.node.id} {...each} editor={editor} onKeys={onKeys} />;
    }
    const { question: own, depth } = row;
    return (
      <li key={`q-${own.id}`} className={`sentence-question depth-${Math.min(depth, 4)}`}>
        <h3>{own.text}</h3>
        <span className="quiet">{questionnaireMessages.sections[own.section]}</span>
        {own.condition && (
          <span className="quiet">
            {questionnaireMessages.onlyIf(formulaWords(editor.body().pages, own.condition))}
          </span>
        )}
        {own.hidden && <span className="quiet">{questionnaireMessages.hidden}</span>}
      </li>
    );
  });
});

/** Writes « Question : réponse. » wherever a sentence is missing, and goes to the first of these for review. */
function proposeAll(editor: QuestionnaireEditor): void {
  const { isDone, ids } = editor.make((body) =>
    proposeSentences(
      body,
      body.pages.map(({ id }) => id),
    ),
  );
  if (isDone) {
    notify('success', proposed.proposed(ids.length));
    focusSentence(editor, ids[0]);
  } else if (ids.length === 0) notify('error', proposed.none);
}

/** The number of missing sentences, a button that goes to the next, and one that fills in all of them. */
function MissingBar({ editor, writers }: { editor: QuestionnaireEditor; writers: readonly Writer[] }) {
  const missing = writers.filter(({ isMissing }) => isMissing).length;
  const go = () => focusSentence(editor, nextMissing(writers, editor.$selected.get()[0], 1));
  return (
    <div className="sentence-bar">
      <p role="status">{m.missingCount(missing, writers.length)}</p>
      {missing > 0 && (
        <button type="button" className="button" title={m.nextMissingKey} onClick={go}>
          <i className="i-lucide-arrow-down" aria-hidden="true" />
          {m.nextMissing}
        </button>
      )}
      {missing > 0 && (
        <button type="button" className="button" onClick={() => proposeAll(editor)}>
          <i className="i-lucide-message-square-plus" aria-hidden="true" />
          {proposed.propose}
        </button>
      )}
    </div>
  );
}

/** All sentences in the order of the report, each beside the node that writes it. */
export function SentenceList({ editor }: { editor: QuestionnaireEditor }) {
  const body = useBody(editor);
  const lacking = useLackingSentences(editor);
  const writers = useMemo(() => writersOf(body, lacking), [body, lacking]);
  const onKeys = useKeys(editor, writers);
  return (
    <section className="sentence-list" aria-label={m.list}>
      <MissingBar editor={editor} writers={writers} />
      {writers.length === 0 && <p className="quiet">{m.empty}</p>}
      {body.pages.map((page) => (
        <Fragment key={page.id}>
          <h2>{page.name}</h2>
          <ul>
            {page.questions.map((question) => (
              <QuestionGroup
                key={question.id}
                editor={editor}
                question={question}
                lacking={lacking}
                onKeys={onKeys}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { readPresentation } from '#lib/cases/browser/presentation-autosave.ts';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import {
  ALL_KEPT_BACK,
  faultText,
  giveawayText,
  lateImageText,
  PANELS_UNREAD,
} from '#lib/questions/fault-texts.ts';
import { faultsOf, stepFaultsOf } from '#lib/questions/faults.ts';
import { giveawaysOf } from '#lib/questions/giveaways.ts';
import { bringsImages, keepsAllBack } from '#lib/questions/kept-back.ts';
import { lateImagesOf } from '#lib/questions/late-images.ts';
import { placedQuestions } from '#lib/questions/question-tree.ts';
import type { CaseQuestion } from '#lib/questions/questions-schema.ts';
import type { QuestionsDesk } from './use-questions.ts';

const NO_PANELS: readonly string[] = [];

/**
 * The folders in the panels that the case opens with, which are chosen beside its images. They are read once steps bring
 * images: null where that failed.
 */
function useOpeningPanels({ questions, editor: { id } }: QuestionsDesk): readonly string[] | null {
  const brings = bringsImages(questions);
  const [panels, setPanels] = useState<readonly string[] | null>(NO_PANELS);
  useEffect(() => {
    if (!brings) return;
    readPresentation(id).then(
      ({ presentation }) => setPanels(presentation?.panels ?? NO_PANELS),
      () => setPanels(null),
    );
  }, [id, brings]);
  return panels;
}

/** Warnings about the questions for their author, in words. */
function useLookAts(
  { questions, told }: QuestionsDesk,
  panels = NO_PANELS,
): { question: string | null; text: string }[] {
  const { title, tags, folders, credit, mainImage, findings } = told;
  return useMemo(() => {
    const numbers = new Map(placedQuestions(questions).map(({ question, number }) => [question.id, number]));
    const numberOf = (id: string) => numbers.get(id) ?? 0;
    const giveaways = giveawaysOf(questions, { title, tags, folders, credit }).map((giveaway) => ({
      question: giveaway.question,
      text: giveawayText(giveaway, numberOf),
    }));
    const images = { folders, findings: findings ?? [], mainImage, panels };
    const late = lateImagesOf(questions, images).map((image) => ({
      question: 'question' in image ? image.question : null,
      text: lateImageText(image),
    }));
    return [...late, ...giveaways];
  }, [questions, title, tags, folders, credit, mainImage, findings, panels]);
}

/** Beside a question: the errors that keep it from being asked, and the warnings. */
export function ToMend({ desk, question }: { desk: QuestionsDesk; question: CaseQuestion }) {
  const faults = faultsOf(question, desk.findings).map((fault) => faultText(fault, question));
  const others = useLookAts(desk).filter((each) => each.question === question.id);
  return (
    <ul className="to-mend">
      {faults.map((text) => (
        <li key={text} className="is-fault">
          <i className="i-lucide-circle-alert" aria-hidden="true" />
          {text}
        </li>
      ))}
      {others.map(({ text }) => (
        <li key={text}>
          <i className="i-lucide-info" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The incomplete questions and the warnings, each with a button that goes to the question. */
export function Check({ desk }: { desk: QuestionsDesk }) {
  const placed = placedQuestions(desk.questions);
  const faulty = placed.filter(({ question }) => faultsOf(question, desk.findings).length > 0);
  const faultySteps = (desk.questions?.steps ?? []).flatMap((step, index) =>
    stepFaultsOf(step).length > 0 ? [{ id: step.id, number: index + 1 }] : [],
  );
  const panels = useOpeningPanels(desk);
  const others = useLookAts(desk, panels ?? NO_PANELS);
  const isEmpty = keepsAllBack(desk.told.folders, { questions: desk.questions, findings: desk.findings });
  const numberOf = (id: string) => placed.find(({ question }) => question.id === id)?.number ?? 0;
  const link = (id: string) => (
    <button type="button" className="link-button" onClick={() => desk.open(id)}>
      {m.checkLink(numberOf(id))}
    </button>
  );
  return (
    <section className="questions-check" aria-labelledby="questions-verifier">
      <h3 id="questions-verifier">{m.check}</h3>
      <p role="status">
        {faulty.length + faultySteps.length > 0 && m.toComplete(faulty.length, faultySteps.length)}
        {faulty.length + faultySteps.length === 0 && !isEmpty && m.allWell(placed.length)}
        {isEmpty && ` ${ALL_KEPT_BACK}`}
      </p>
      {faulty.length + faultySteps.length > 0 && (
        <ul className="check-links">
          {faulty.map(({ question }) => (
            <li key={question.id}>{link(question.id)}</li>
          ))}
          {faultySteps.map(({ id, number }) => (
            <li key={id}>
              <button type="button" className="link-button" onClick={() => desk.focus(id)}>
                {m.checkStep(number)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {panels === null && <p className="hint">{PANELS_UNREAD}</p>}
      {others.length > 0 && (
        <>
          <p>{m.toLookAt}</p>
          <ul className="to-mend">
            {others.map(({ question, text }) => (
              <li key={`${question} ${text}`}>
                {question !== null && link(question)} {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import type { Page } from 'playwright';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { onEditorPage } from '../editor-page.ts';
import { keyRow, timedKeys } from '../key-times.ts';
import type { Row } from '../report.ts';

const STEPS = 4;
const QUESTIONS = 5;
const LETTERS = 'abcde';
/** Number of the question that is edited. */
const WRITTEN = 10;
/** Number of letters typed in the question's text, and in one of its propositions. */
const KEYS = 80;
/** Maximum time (ms) at p95 from a key press to its paint. */
const BAR = 50;

/** A long dossier: 20 questions of five propositions, each with an explanation. */
const dossier = (): CaseQuestions => ({
  explained: 'end',
  steps: Array.from({ length: STEPS }, (_, step) => ({
    id: `s${step}`,
    text: `Ce que l’on apprend à l’étape ${step + 1}.`,
    questions: Array.from({ length: QUESTIONS }, (_, at) => ({
      id: `s${step}q${at}`,
      format: 'qrm',
      text: `Question ${step * QUESTIONS + at + 1} : que voit-on sur ces images ?`,
      explanation: 'Ce que montrent les images, et pourquoi.',
      propositions: [...LETTERS].map((letter, index) => ({
        id: `s${step}q${at}${letter}`,
        text: `Proposition ${letter} de cette question`,
        isRight: index % 2 === 0,
        explanation: `Pourquoi ${letter}.`,
      })),
    })),
  })),
});

interface Times {
  words: number[];
  proposition: number[];
}

const letters = Array.from({ length: KEYS }, (_, at) => 'abcdefghij'[at % 10] ?? 'a');

async function measure(page: Page, id: string): Promise<Times> {
  const session = await page.context().newCDPSession(page);
  await page.goto(`/cases?cas=${id}`);
  await page.waitForSelector('.case-editor[aria-busy="false"]');
  await page.getByRole('button', { name: 'Modifier les questions' }).click();
  const [step, at] = [Math.floor((WRITTEN - 1) / QUESTIONS), (WRITTEN - 1) % QUESTIONS];
  await page.locator(`#ligne-s${step}q${at}`).click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByLabel(`Énoncé de la question ${WRITTEN}`).focus();
  const words = await timedKeys(page, letters);
  await page.getByLabel(`Proposition C de la question ${WRITTEN}`, { exact: true }).focus();
  const proposition = await timedKeys(page, letters);
  return { words, proposition };
}

/** S20: the editor of a case's questions on a slow machine, from a key press to its paint. */
export async function questionEditor(): Promise<Row[]> {
  const { words, proposition } = await onEditorPage(
    {
      kind: 'cases',
      username: 'banc-questions',
      title: 'Un long dossier',
      part: 'questions',
      body: { questions: dossier() },
    },
    measure,
  );
  const told = (what: string, times: number[]) =>
    keyRow(
      'S20',
      `editor of a case's questions, ${STEPS * QUESTIONS} of them, CPU × 4, ${what}: median, p95`,
      times,
      BAR,
    );
  return [told('key in a question → painted', words), told('key in a proposition → painted', proposition)];
}

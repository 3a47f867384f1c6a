import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

/** Questions of a page, each of whose second options leads to another: 500 in all, with 1,500 options. */
const QUESTIONS = 250;

function single(id: string, text: string, below?: Question): Question {
  const option = (letter: string, name: string) => ({
    id: `${id}${letter}`,
    text: name,
    sentence: `${text} : ${name.toLowerCase()}.`,
  });
  return {
    id,
    text,
    section: 'findings',
    type: 'single',
    options: [
      option('a', 'Normal'),
      { ...option('b', 'Anormal'), ...(below && { questions: [below] }) },
      option('c', 'Non étudié'),
    ],
  };
}

/** As large as a questionnaire may be, on one page. */
export function largeQuestionnaire(): QuestionnaireBody {
  const questions = Array.from({ length: QUESTIONS }, (_, at) =>
    single(`q${at}`, `Structure ${at + 1}`, single(`s${at}`, `Précision ${at + 1}`)),
  );
  return { pages: [{ id: 'p', name: 'Examen', questions }] };
}

import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { indexQuestionnaire, type QuestionnaireIndex } from '#lib/questionnaires/questionnaire-index.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { CodesView } from './CodesView.tsx';
import { FicheDetails } from './FicheDetails.tsx';
import { QuestionView } from './QuestionView.tsx';
import './questionnaire.css';

interface QuestionnairePagesProps {
  itemId: string;
  body: QuestionnaireBody;
}

function PageTabs({ pages }: { pages: readonly Page[] }) {
  return (
    <nav className="page-tabs no-print" aria-label={m.pages}>
      <ul>
        {pages.map(({ id, name }) => (
          <li key={id}>
            <a href={`#page-${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageSection({ itemId, page, index }: { itemId: string; page: Page; index: QuestionnaireIndex }) {
  return (
    <section className="questionnaire-page" id={`page-${page.id}`} aria-labelledby={`titre-${page.id}`}>
      <h2 id={`titre-${page.id}`}>
        {`${page.name} `}
        <span className="quiet">{m.questions(page.questions.length)}</span>
      </h2>
      <CodesView node={page} />
      {page.questions.length === 0 && <p className="quiet">{m.emptyPage}</p>}
      <ol>
        {page.questions.map((question) => (
          <QuestionView key={question.id} itemId={itemId} question={question} depth={1} index={index} />
        ))}
      </ol>
    </section>
  );
}

/** A read-only questionnaire: every page, question and option, and what each writes in the report. */
export function QuestionnairePages({ itemId, body }: QuestionnairePagesProps) {
  const index = indexQuestionnaire(body);
  const unnamed = [...index.fiches.values()].filter(({ home }) => home === null);
  return (
    <>
      {body.pages.length > 1 && <PageTabs pages={body.pages} />}
      {body.pages.map((page) => (
        <PageSection key={page.id} itemId={itemId} page={page} index={index} />
      ))}
      {unnamed.length > 0 && (
        <section className="questionnaire-page">
          <h2>{m.otherFiches}</h2>
          {unnamed.map(({ fiche }) => (
            <FicheDetails key={fiche.id} itemId={itemId} fiche={fiche} />
          ))}
        </section>
      )}
    </>
  );
}

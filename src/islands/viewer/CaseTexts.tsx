import { useState } from 'react';
import { creditMessages } from '#lib/cases/credits-texts.ts';
import { findingMessages } from '#lib/cases/findings-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { CaseAnswer, ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import { itemMessages } from '#lib/items/texts.ts';
import { formatShortDate } from '#lib/platform/format-texts.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { Brains } from '../item/Brains.tsx';
import { CreditText } from '../item/CreditText.tsx';
import { FindingFigures } from '../item/FindingFigures.tsx';
import { ItemPanel } from '../item/ItemPanel.tsx';
import { Answer, Sheet, ToSheet } from './AnswerTexts.tsx';
import { CaseQuestions } from './CaseQuestions.tsx';
import { CaseText } from './CaseText.tsx';
import { PrintButton } from './PrintButton.tsx';
import { TextSlide } from './TextSlide.tsx';

/** The texts of a case, and which of them are open. */
export interface CaseTextsProps {
  shown: ViewerCase;
  query: ViewerQuery;
  /** The query with which the page was opened: a text that was already open does not scroll into view. */
  initial: ViewerQuery;
  /** Null until it is requested and loaded. */
  answer: CaseAnswer | null;
  description: string;
  /** The image on screen, once its URL is known. */
  image: string | null;
  /** URL of the current position with other panels open. */
  address(query: ViewerQuery): string;
  onFinding(id: string): void;
  /** Whether ratings, copying and comments are available. */
  hasOpinions: boolean;
}

interface InformationProps {
  text: string;
  /** The author's description of the active series. */
  description: string;
  asked: boolean;
}

function Information({ text, description, asked }: InformationProps) {
  return (
    <CaseText title={m.information} asked={asked}>
      <p className="case-lines information-text">{text || m.noInformation}</p>
      {description && (
        <>
          <h3>{m.description}</h3>
          <p className="case-lines">{description}</p>
        </>
      )}
    </CaseText>
  );
}

type FindingLinksProps = Pick<CaseTextsProps, 'query' | 'address' | 'onFinding'> & {
  caseId: string;
  findings: CaseAnswer['findings'] | undefined;
};

/** Links to the author's findings, whose clicks start the tour; in print, the images themselves. */
function FindingLinks({ caseId, findings = [], query, address, onFinding }: FindingLinksProps) {
  if (findings.length === 0) return null;
  return (
    <CaseText title={findingMessages.title}>
      <ol className="finding-links">
        {findings.map(({ id, name, explanation, folder, image }) => (
          <li key={id}>
            <a
              href={address({ ...query, folder, image, finding: id })}
              onClick={(event) => {
                event.preventDefault();
                onFinding(id);
              }}
            >
              {name}
            </a>
            {explanation && <p className="case-lines">{explanation}</p>}
          </li>
        ))}
      </ol>
      <div className="printed">
        <FindingFigures caseId={caseId} findings={findings} />
      </div>
    </CaseText>
  );
}

/** The complete credit of the images. */
function Credits({ imageCredit, credit: work }: Pick<CaseAnswer, 'imageCredit' | 'credit'>) {
  return (
    imageCredit && (
      <CaseText title={creditMessages.title}>
        <CreditText credit={imageCredit} work={work} />
      </CaseText>
    )
  );
}

/** Facts that reveal nothing about the diagnosis. */
function Facts({ facts, difficulty }: ViewerCase) {
  return (
    <>
      <p className="case-facts">
        <Brains difficulty={difficulty} />
        <span>{itemHeadMessages.by(facts.author, facts.coAuthors)}</span>
        {facts.readAgainBy && <span>{itemMessages.readAgainBy(facts.readAgainBy)}</span>}
        <span>{itemMessages.updated(formatShortDate(facts.updatedAt))}</span>
      </p>
      {(facts.mine || facts.readAs === 'author') && (
        <a className="no-print" href={casePaths.edit(facts._id)}>
          {itemHeadMessages.editCase}
        </a>
      )}
      <PrintButton />
    </>
  );
}

interface AboutProps extends Pick<CaseTextsProps, 'shown' | 'hasOpinions' | 'image'> {
  asked: boolean;
  /** Null until the answer is shown. */
  read: CaseAnswer | null;
}

/** The author of the case and, once the answer is shown, its ratings and comments. */
function About({ shown, asked, read, hasOpinions, image }: AboutProps) {
  return (
    <CaseText title={m.aboutTitle} asked={asked}>
      <Facts {...shown} />
      {hasOpinions && (
        <ItemPanel
          kind="case"
          facts={shown.facts}
          image={image}
          lineage={read?.lineage ?? null}
          comments={read?.comments ?? null}
          related={read?.related}
        />
      )}
    </CaseText>
  );
}

/** Whether the texts are collapsed to the side; opening another text expands them. */
function useSlide({ information, answer, sheet, about, questions }: ViewerQuery) {
  const asked = [information, answer, sheet, about, questions].join();
  const [away, setAway] = useState<string>();
  // Derived instead of set in an effect: a text must be visible before its own effect scrolls it into view.
  const isAway = away === asked;
  return { isAway, onSlide: () => setAway(isAway ? undefined : asked) };
}

/** The texts open beside the images: at least one is. */
export function CaseTexts(props: CaseTextsProps) {
  const { shown, query, initial, answer, description, address, onFinding } = props;
  const { facts } = shown;
  const slide = useSlide(query);
  // Answer and sheet are opened separately: opening one must not reveal the other.
  const read = query.answer ? answer : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <aside className={slide.isAway ? 'case-texts is-away' : 'case-texts'} aria-label={m.text} tabIndex={0}>
      <TextSlide {...slide} />
      {query.information && (
        <Information
          text={shown.clinicalInformation}
          description={description}
          asked={!initial.information}
        />
      )}
      {query.questions && shown.questions > 0 && (
        <CaseQuestions key={facts._id} caseId={facts._id} asked={!initial.questions} />
      )}
      {read && (
        <Answer itemId={facts._id} answer={read} asked={!initial.answer}>
          {!query.sheet && !shown.isPreview && <ToSheet caseId={facts._id} mine={facts.mine} {...read} />}
        </Answer>
      )}
      <FindingLinks
        caseId={facts._id}
        findings={read?.findings}
        query={query}
        address={address}
        onFinding={onFinding}
      />
      {answer && query.sheet && (
        <Sheet
          itemId={facts._id}
          mine={facts.mine}
          isPreview={shown.isPreview === true}
          answer={answer}
          asked={!initial.sheet}
        />
      )}
      {read && <Credits {...read} />}
      {(query.about || read) && <About {...props} asked={query.about && !initial.about} read={read} />}
    </aside>
  );
}

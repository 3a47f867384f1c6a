import type { CaseAnswer, ViewerCase } from '#lib/contract/viewer.ts';
import type { ViewerQuery } from '#lib/domain/viewer-query.ts';
import { formatShortDate } from '#lib/messages/format.ts';
import { itemMessages } from '#lib/messages/item.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { ItemPanel } from '../item/ItemPanel.tsx';
import { Brains } from '../list/Brains.tsx';
import { RichText } from '../rich-text/RichText.tsx';

interface CaseTextsProps {
  shown: ViewerCase;
  query: ViewerQuery;
  /** Null until asked for and there. */
  answer: CaseAnswer | null;
  description: string;
}

function Answer({ itemId, answer }: { itemId: string; answer: CaseAnswer }) {
  return (
    <>
      <section className="case-text">
        <h2>{m.answer}</h2>
        <p className="case-answer">{answer.answer || m.noAnswer}</p>
        {answer.tags.length > 0 && (
          <ul className="tags" aria-label={itemMessages.tags}>
            {answer.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </section>
      {answer.sheet && answer.sheet.length > 0 && (
        <section className="case-text">
          <h2>{m.sheet}</h2>
          <RichText itemId={itemId} content={answer.sheet} under={2} />
        </section>
      )}
    </>
  );
}

/** What one reads beside the images, as far as it was asked for. */
export function CaseTexts({ shown, query, answer, description }: CaseTextsProps) {
  const { facts } = shown;
  if (!query.information && !query.about && !answer) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <aside className="case-texts" aria-label={m.text} tabIndex={0}>
      {query.information && (
        <section className="case-text">
          <h2>{m.information}</h2>
          <p className="case-lines">{shown.clinicalInformation || m.noInformation}</p>
          {description && (
            <>
              <h3>{m.description}</h3>
              <p className="case-lines">{description}</p>
            </>
          )}
        </section>
      )}
      {answer && <Answer itemId={facts._id} answer={answer} />}
      {(query.about || answer) && (
        <section className="case-text">
          <h2>{m.aboutTitle}</h2>
          <p className="case-facts">
            <Brains difficulty={shown.difficulty} />
            <span>{itemMessages.by(facts.author)}</span>
            <span>{itemMessages.updated(formatShortDate(facts.updatedAt))}</span>
          </p>
          <ItemPanel
            kind="case"
            facts={facts}
            lineage={answer?.lineage ?? null}
            comments={answer?.comments ?? null}
          />
        </section>
      )}
    </aside>
  );
}

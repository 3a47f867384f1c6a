import { type MouseEvent, useEffect, useRef } from 'react';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import { useReporting, useSelected } from './reporting-context.ts';

interface PageTabProps {
  id: string;
  name: string;
}

/** Whether a click opens another tab or window: the browser handles it. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || button !== 0;

function PageTab({ id, name }: PageTabProps) {
  const { session } = useReporting();
  const isShown = useSelected(session.$page, (page) => page === id);
  const left = useSelected(session.$leftOn, (pages) => pages.get(id)?.left ?? 0);
  const important = useSelected(session.$leftOn, (pages) => pages.get(id)?.important ?? 0);
  const tab = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  return (
    <li ref={tab}>
      {/* A link, because every page must be readable without script. */}
      <a
        href={`?page=${encodeURIComponent(id)}`}
        aria-current={isShown ? 'page' : undefined}
        onClick={(event) => {
          if (isElsewhere(event)) return;
          event.preventDefault();
          session.showPage(id);
        }}
      >
        {name}
        {left > 0 ? (
          <span className={important > 0 ? 'left important tabular' : 'left tabular'}>
            <span aria-hidden="true">{left}</span>
            <span className="visually-hidden">{m.left(left, important)}</span>
          </span>
        ) : (
          <i className="i-lucide-check" role="img" aria-label={m.complete} />
        )}
      </a>
    </li>
  );
}

/** The pages of the questionnaire, with the number of unanswered questions on each. */
export function PageTabs() {
  const { session } = useReporting();
  return (
    <nav className="answer-tabs" aria-label={questionnaireMessages.pages}>
      <ul>
        {session.shownPages.map(({ id, name }) => (
          <PageTab key={id} id={id} name={name} />
        ))}
      </ul>
    </nav>
  );
}

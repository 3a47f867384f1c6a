import { useEffect, useRef } from 'react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { shellMessages } from '#lib/layout/shell-texts.ts';
import { documentTitle } from '#lib/platform/page-name.ts';
import { $pageTitle } from '#lib/platform/page-title-store.ts';

/** Shows the case's title as the page's name, updated as it is typed. */
export function CaseName({ title }: { title: string }) {
  const name = title.trim() || UNTITLED_CASE;
  const named = useRef(name);
  useEffect(() => {
    // The server has named the page already.
    if (named.current === name) return;
    named.current = name;
    document.title = documentTitle(name, shellMessages.product);
    $pageTitle.set(name);
  }, [name]);
  return (
    <div className="case-name">
      <h1 className="page-title">{name}</h1>
      <p className="subtitle">
        {m.edited} · <a href={casePaths.manage}>{m.back}</a>
      </p>
    </div>
  );
}

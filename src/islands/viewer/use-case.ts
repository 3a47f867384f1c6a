import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '#lib/contract/client.ts';
import type { CaseAnswer, ViewerCase } from '#lib/contract/viewer.ts';
import type { ViewerStack } from '#lib/contract/viewer-stacks.ts';
import { parseViewerQuery, type ViewerQuery, viewerSearch } from '#lib/domain/viewer-query.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { shellMessages } from '#lib/messages/shell.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { readAnswer, readCase } from '#lib/stores/case-viewer.ts';
import { notify } from '#lib/stores/notices.ts';
import { $pageTitle } from '#lib/stores/page-title.ts';
import { useStacks } from './use-stacks.ts';

export interface OpenCase {
  shown: ViewerCase;
  /** Null until the addresses of its images have come. */
  stacks: ViewerStack[] | null;
  /** Their asking has failed; it goes on from time to time. */
  unread: boolean;
  /** What the case was opened with. */
  initial: ViewerQuery;
  query: ViewerQuery;
  answer: CaseAnswer | null;
  busy: boolean;
}

const pathOf = casePaths.item;

function idInAddress(): string {
  return location.pathname.split('/').at(-1) ?? '';
}

/** Names the page after a change that no reload announced. */
function sayTitle(title: string | null): void {
  const text = title ?? m.untitled;
  document.title = `${text} · ${shellMessages.product}`;
  $pageTitle.set(text);
}

type SetOpen = Dispatch<SetStateAction<OpenCase>>;

/** The case on screen: what of it is revealed, kept in the address, and going to another one in place. */
export function useCase(first: ViewerCase, initial: ViewerQuery, sent: CaseAnswer | null) {
  const [open, setOpen] = useState<OpenCase>(() => ({
    shown: first,
    stacks: null,
    unread: false,
    initial,
    query: initial,
    answer: sent,
    busy: false,
  }));
  const id = open.shown.facts._id;
  const part = useCallback((change: Partial<OpenCase>) => setOpen((was) => ({ ...was, ...change })), []);
  const change = useCallback(
    (query: Partial<ViewerQuery>) => setOpen((was) => ({ ...was, query: { ...was.query, ...query } })),
    [],
  );
  const retry = useStacks(id, part);
  useEffect(() => {
    if (open.query !== open.initial) history.replaceState(null, '', pathOf(id) + viewerSearch(open.query));
  }, [id, open.query, open.initial]);
  const goTo = useOtherCase(id, setOpen);
  return {
    open,
    change,
    goTo,
    retry,
    toggleAnswer: () => toggleAnswer(open, setOpen, 'answer'),
    toggleSheet: () => toggleAnswer(open, setOpen, 'sheet'),
    toggleTitle: () => toggleTitle(open, setOpen),
  };
}

/** Goes to another case without a reload, and follows the browser's back and forward. */
function useOtherCase(id: string, setOpen: SetOpen) {
  const here = useRef(id);
  here.current = id;
  const goTo = useCallback(
    async (other: string, how: 'push' | 'follow') => {
      try {
        const params = new URLSearchParams(how === 'follow' ? location.search : '');
        const { shown, stacks } = await readCase(other, params.get('titre') === '1');
        if (how === 'push') history.pushState(null, '', pathOf(other));
        const query = parseViewerQuery(params, shown);
        const answer = query.answer || query.sheet ? await readAnswer(other) : null;
        sayTitle(shown.title);
        setOpen({ shown, stacks, unread: false, initial: query, query, answer, busy: false });
      } catch (error) {
        notify('error', failureText(error, m.caseFailure));
      }
    },
    [setOpen],
  );
  useEffect(() => {
    const follow = () => {
      if (idInAddress() !== here.current) void goTo(idInAddress(), 'follow');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [goTo]);
  return goTo;
}

/** Answer and sheet are parts of what the case keeps back: it is asked for once. */
async function toggleAnswer(open: OpenCase, setOpen: SetOpen, flag: 'answer' | 'sheet'): Promise<void> {
  const reveal = (revealed: boolean, part: Partial<OpenCase> = {}) =>
    setOpen((was) => ({ ...was, ...part, query: { ...was.query, [flag]: revealed } }));
  if (open.query[flag] || open.answer) return reveal(!open.query[flag]);
  setOpen((was) => ({ ...was, busy: true }));
  try {
    reveal(true, { answer: await readAnswer(open.shown.facts._id) });
  } catch (error) {
    notify('error', failureText(error, m.answerFailure));
  } finally {
    setOpen((was) => ({ ...was, busy: false }));
  }
}

async function toggleTitle(open: OpenCase, setOpen: SetOpen): Promise<void> {
  const title = !open.query.title;
  try {
    const id = open.shown.facts._id;
    const shown = title && open.shown.title === null ? (await readCase(id, true)).shown : open.shown;
    setOpen((was) => ({ ...was, shown, query: { ...was.query, title } }));
    sayTitle(title ? shown.title : null);
  } catch (error) {
    notify('error', failureText(error, m.caseFailure));
  }
}

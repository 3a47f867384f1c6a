import { useCallback, useEffect, useRef, useState } from 'react';
import { readAnswer, readCase, readWholeCase, reportPrefetchedView } from '#lib/cases/browser/case-viewer.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { asksForAll, parseViewerQuery, type ViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';
import type { CaseAnswer, ViewerAnswer, ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { shellMessages } from '#lib/layout/shell-texts.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { documentTitle } from '#lib/platform/page-name.ts';
import { $pageTitle } from '#lib/platform/page-title-store.ts';
import { isHeldByWords } from '#lib/practice/own-attempt-store.ts';
import { attemptMessages } from '#lib/practice/texts.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { type OpenCase, type SetOpen, withImages, withRevealed } from './open-case.ts';
import { useBroughtImages } from './use-brought-images.ts';
import { useStacks } from './use-stacks.ts';

const pathOf = casePaths.item;
const NOTHING = { folders: [], main: 0 };

function idInAddress(): string {
  return location.pathname.split('/').at(-1) ?? '';
}

/** Updates the page's title after a change without a reload. */
function sayTitle(title: string | null): void {
  const text = title ?? m.untitled;
  document.title = documentTitle(text, shellMessages.product);
  $pageTitle.set(text);
}

/** The case opened first, and whether the URL names the case on screen and what of it is revealed. */
export interface FirstCase {
  shown: ViewerCase;
  initial: ViewerQuery;
  answer: CaseAnswer | null;
  isInAddress: boolean;
}

/** State of the case on screen: what of it is revealed, and a function that opens another case without a reload. */
export function useCase({ shown: first, initial, answer: sent, isInAddress }: FirstCase) {
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
  const change = useCallback(
    (query: Partial<ViewerQuery>) => setOpen((was) => ({ ...was, query: { ...was.query, ...query } })),
    [],
  );
  useEffect(() => reportPrefetchedView(id), [id]);
  const onCome = useCallback((come: ViewerAnswer) => setOpen((was) => withImages(was, come)), []);
  const onUnread = useCallback(() => setOpen((was) => ({ ...was, unread: true })), []);
  const retry = useStacks(id, asksForAll(open.initial), { onCome, onUnread });
  useBroughtImages(open, setOpen);
  useEffect(() => {
    if (isInAddress && open.query !== open.initial)
      history.replaceState(null, '', pathOf(id) + viewerSearch(open.query));
  }, [id, open.query, open.initial, isInAddress]);
  const goTo = useOtherCase(setOpen);
  useFollow(id, goTo, isInAddress);
  useCopiedPage(open, setOpen, isInAddress);
  return {
    open,
    /** Tells the film of one case, or place, from that of another. */
    film: open.isReopened ? `${id} anew` : id,
    change,
    goTo,
    retry,
    toggleAnswer: () => {
      if (!open.query.answer && isHeldByWords(id)) return notify('error', attemptMessages.tooLong);
      return toggleAnswer(open, setOpen, 'answer');
    },
    toggleSheet: () => toggleAnswer(open, setOpen, 'sheet'),
    toggleTitle: () => toggleTitle(open, setOpen),
  };
}

export type OpenedCase = ReturnType<typeof useCase>;

/** How another case is opened: with a new history entry, by back or forward, or without a change of the URL. */
type Way = 'push' | 'follow' | 'stay';
type GoTo = (other: string, how: Way) => Promise<boolean>;

/** Opens another case without a reload; resolves to whether that succeeded. */
function useOtherCase(setOpen: SetOpen): GoTo {
  return useCallback(
    async (other, how) => {
      try {
        const params = new URLSearchParams(how === 'follow' ? location.search : '');
        const asked = parseViewerQuery(params, NOTHING);
        const { shown, stacks } = await readCase(other, asked.title, asksForAll(asked));
        if (how === 'push') history.pushState(null, '', pathOf(other));
        const query = parseViewerQuery(params, shown);
        const answer = query.answer || query.sheet ? await readAnswer(other) : null;
        if (asksForAll(query) && shown.awaitsImages) notify('error', m.laterImagesFailure);
        if (how !== 'stay') sayTitle(shown.title);
        setOpen({ shown, stacks, unread: false, initial: query, query, answer, busy: false });
        return true;
      } catch (error) {
        notify('error', failureText(error, m.caseFailure));
        return false;
      }
    },
    [setOpen],
  );
}

/** Handles the browser's back and forward. */
function useFollow(id: string, goTo: GoTo, isInAddress: boolean): void {
  const here = useRef(id);
  here.current = id;
  useEffect(() => {
    if (!isInAddress) return;
    const follow = () => {
      if (idInAddress() !== here.current) void goTo(idInAddress(), 'follow');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [goTo, isInAddress]);
}

/** A page that this device keeps is the same for every address of its case: what the address asks for is opened here. */
function useCopiedPage(open: OpenCase, setOpen: SetOpen, isInAddress: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (!isInAddress || !isCopy() || !location.search) return;
    const { shown } = open;
    const asked = parseViewerQuery(new URLSearchParams(location.search), shown);
    const query = { ...asked, answer: false, sheet: false, title: false };
    setOpen((was) => ({ ...was, initial: query, query, isReopened: true }));
    const here = { ...open, query };
    if (asked.title) void toggleTitle(here, setOpen);
    if (asked.answer) void toggleAnswer(here, setOpen, 'answer');
    if (asked.sheet) void toggleAnswer(here, setOpen, 'sheet');
    if (asked.early && shown.awaitsImages) notify('error', m.laterImagesFailure);
  }, []);
}

/** Shows or hides the answer or the sheet. Both are loaded once, together with the images that are still missing. */
async function toggleAnswer(open: OpenCase, setOpen: SetOpen, flag: 'answer' | 'sheet'): Promise<void> {
  const { _id: id } = open.shown.facts;
  // Another case may be on screen by the time that the request is answered.
  const reveal = (isRevealed: boolean, part: Partial<OpenCase> = {}) =>
    setOpen((was) =>
      was.shown.facts._id === id ? withRevealed({ ...was, ...part }, flag, isRevealed) : was,
    );
  if (open.query[flag]) return reveal(false);
  if (open.answer && !open.shown.awaitsImages) return reveal(true);
  setOpen((was) => ({ ...was, busy: true }));
  try {
    const answer = open.answer ?? (await readAnswer(id));
    if (open.shown.awaitsImages) await readAll(id, setOpen);
    reveal(true, { answer });
  } catch (error) {
    notify('error', failureText(error, m.answerFailure));
  } finally {
    setOpen((was) => ({ ...was, busy: false }));
  }
}

/** The answer refers to all images: those that the questions hold back are loaded with it. */
async function readAll(id: string, setOpen: SetOpen): Promise<void> {
  try {
    const all = await readWholeCase(id);
    if (all) setOpen((was) => withImages(was, all));
    else notify('error', m.laterImagesFailure);
  } catch (error) {
    notify('error', failureText(error, m.laterImagesFailure));
  }
}

async function toggleTitle(open: OpenCase, setOpen: SetOpen): Promise<void> {
  const title = !open.query.title;
  try {
    const id = open.shown.facts._id;
    const told =
      title && open.shown.title === null ? (await readCase(id, true)).shown.title : open.shown.title;
    setOpen((was) => ({ ...was, shown: { ...was.shown, title: told }, query: { ...was.query, title } }));
    sayTitle(title ? told : null);
  } catch (error) {
    notify('error', failureText(error, m.caseFailure));
  }
}

import { useEffect, useRef, useState } from 'react';
import { findStudies } from '#lib/dicomweb/browser/find.ts';
import type { SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import type { StudySearch } from '#lib/dicomweb/query.ts';
import type { FoundStudy } from '#lib/dicomweb/read-answers.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';

/** The results so far, kept only in the dialog. */
interface Found {
  search: StudySearch;
  studies: readonly FoundStudy[];
  answers: number;
  hasMore: boolean;
  elsewhere: string | undefined;
}

/** Studies of a PACS, loaded page by page. */
export function useStudies(session: SourceSession) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<SourceFailure | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);

  async function ask(search: StudySearch, before: Found | null): Promise<void> {
    last.current?.abort();
    const stop = new AbortController();
    last.current = stop;
    setRunning(stop);
    setFailure(null);
    setFound(before);
    try {
      const page = await findStudies(session, search, before?.answers ?? 0, stop.signal);
      if (stop.signal.aborted) return;
      const known = new Set(before?.studies.map(({ uid }) => uid));
      const fresh = page.studies.filter(({ uid }) => !known.has(uid));
      setFound({
        search,
        studies: [...(before?.studies ?? []), ...fresh],
        answers: (before?.answers ?? 0) + page.answers,
        // A server without paging returns the same studies again.
        hasMore: page.hasMore && fresh.length > 0,
        elsewhere: before?.elsewhere ?? page.elsewhere,
      });
    } catch (error) {
      // Stopped, or another search has begun since.
      if (stop.signal.aborted) return;
      if (!(error instanceof SourceFailure)) throw error;
      setFailure(error);
    } finally {
      setRunning((now) => (now === stop ? null : now));
    }
  }

  return {
    found,
    failure,
    isRunning: running !== null,
    search: (search: StudySearch) => void ask(search, null),
    more: () => found && void ask(found.search, found),
    stop: () => running?.abort(),
  };
}

import { useEffect, useState } from 'react';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed, failureText } from '#lib/platform/browser/client.ts';
import type { Answers } from '#lib/questions/answers-schema.ts';
import { keepAnswers } from '#lib/questions/answers-store.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { $wantedFolder, tellBrought } from '#lib/questions/image-answers-store.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

/** Errors after which the server knows better than this page how far the attempt is. */
const OUTDATED: readonly string[] = ['step_validated', 'questions_changed'];

/** The attempt at a case's questions: as the page brought it, or read when it is opened beside the images. */
export function useAttempt(caseId: string, first: AttemptState | undefined, error: string | undefined) {
  const [state, setState] = useState<AttemptState | null>(first ?? null);
  const [isUnread, setUnread] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(error ?? null);
  const params = { kind: 'case' as const, id: caseId };

  const read = async (again = false) => {
    setUnread(false);
    try {
      const query = again && { query: { again: 'true' as const } };
      const come = await call('GET /[kind]/[id]/questions', { params, ...query });
      setState(come);
      tellBrought(caseId, come);
    } catch {
      setUnread(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is another island, by its key
  useEffect(() => {
    if (!first) void read();
  }, []);

  /** Validates the step that is open. @returns whether it was; its answers stay in the form where it was not */
  const validate = async (step: string, answers: Answers): Promise<boolean> => {
    if (!state || isBusy) return false;
    const { round, version } = state;
    setBusy(true);
    setFault(null);
    try {
      const body = { round, version, step, answers };
      const come = await call('POST /[kind]/[id]/questions', { params, body });
      setState(come);
      keepAnswers({ caseId, round, step }, null);
      tellBrought(caseId, come);
      const [first] = come.steps.at(-1)?.folders ?? [];
      if (first && !come.isFinished) $wantedFolder.set(first.id);
      return true;
    } catch (error) {
      setFault(failureText(error, m.notSent));
      if (error instanceof CallFailed && OUTDATED.includes(error.code)) await read();
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { state, isUnread, isBusy, fault, read, validate };
}

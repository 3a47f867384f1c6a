import { useEffect, useState } from 'react';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed, failureText } from '#lib/platform/browser/client.ts';
import type { Answers } from '#lib/questions/answers-schema.ts';
import { keepAnswers } from '#lib/questions/answers-store.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { $wantedFolder, tellBrought } from '#lib/questions/image-answers-store.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import {
  $settledStep,
  keepAttempt,
  OUTDATED,
  sendWaitingSteps,
  validateStep,
} from '#lib/questions/waiting-steps-store.ts';
import { waitingMessages } from '#lib/questions/waiting-texts.ts';

/** The number of the first question of a step in the whole. */
function firstNumber({ steps }: AttemptState, step: string): number {
  const before = steps.slice(
    0,
    steps.findIndex(({ id }) => id === step),
  );
  return 1 + before.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** What an attempt has come to, as the panel shows it, the images beside it and what is kept offline. */
function useComingState(caseId: string, first: AttemptState | undefined) {
  const [state, setState] = useState<AttemptState | null>(first ?? null);
  const come = (next: AttemptState) => {
    setState(next);
    tellBrought(caseId, next);
    void keepAttempt(caseId, next);
  };
  /** After a step: what it brought is shown. */
  const goOn = (next: AttemptState) => {
    come(next);
    const [brought] = next.steps.at(-1)?.folders ?? [];
    if (brought && !next.isFinished) $wantedFolder.set(brought.id);
  };
  return { state, come, goOn };
}

type Coming = ReturnType<typeof useComingState>;

/** Reads the attempt, and follows what becomes of steps that waited for the network. */
function useReading(caseId: string, first: AttemptState | undefined, { come, goOn }: Coming) {
  const [isUnread, setUnread] = useState(false);
  /** @returns whether it could be read */
  const read = async (again = false): Promise<boolean> => {
    setUnread(false);
    try {
      const query = again && { query: { again: 'true' as const } };
      const params = { kind: 'case' as const, id: caseId };
      come(await call('GET /[kind]/[id]/questions', { params, ...query }));
      return true;
    } catch {
      setUnread(true);
      return false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a new component for another case
  useEffect(() => {
    const follow = (settled: ReturnType<typeof $settledStep.get>) => {
      if (settled?.caseId !== caseId) return;
      if (settled.state) goOn(settled.state);
      else void read();
    };
    if (first) {
      void keepAttempt(caseId, first);
      // It may have been settled between the server's page and this script.
      follow($settledStep.get());
    }
    const begin = async () => {
      // What waited is sent first: the attempt is read as it is since.
      await sendWaitingSteps();
      if (!first) await read();
    };
    void begin();
    return $settledStep.listen(follow);
  }, []);
  return { isUnread, read };
}

/** The attempt at a case's questions: rendered with the page, or loaded when it is opened beside the images. */
export function useAttempt(caseId: string, first: AttemptState | undefined, error: string | undefined) {
  const coming = useComingState(caseId, first);
  const { state, goOn } = coming;
  const { isUnread, read } = useReading(caseId, first, coming);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(error ?? null);

  /** Begins anew once all was validated. */
  const again = async () => setFault((await read(true)) ? null : waitingMessages.againNeedsNetwork);

  /** Validates the step that is open. @returns whether it was, or waits; its answers stay in the form where it was not */
  const validate = async (step: string, answers: Answers): Promise<boolean> => {
    const shown = state?.steps.find(({ id }) => id === step);
    if (!state || !shown || isBusy) return false;
    const { round, version } = state;
    setBusy(true);
    setFault(null);
    try {
      const from = firstNumber(state, step);
      const at = new Date().toISOString();
      const next = await validateStep({ caseId, round, version, step: shown, from, answers, at });
      if (next) {
        goOn(next);
        keepAnswers({ caseId, round, step }, null);
      }
      return true;
    } catch (error) {
      setFault(failureText(error, m.notSent));
      if (error instanceof CallFailed && OUTDATED.includes(error.code)) await read();
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { state, isUnread, isBusy, fault, read, again, validate };
}

import { ERROR_STATUS, type ErrorCode } from '#lib/platform/errors.ts';
import { uploadAs } from '../api/tus.ts';
import type { Answer, Caller } from './caller.ts';
import type { HostileFile } from './hostile-files.ts';

/** How a preview of a frame is asked for. */
export const FRAME_DETAILS = {
  window: { centre: 40, width: 400 },
  rescale: { slope: 1, intercept: 0 },
  inverted: false,
};

export interface HostileOutcome {
  sent: number;
  /** Refusals by code. */
  refused: Map<string, number>;
  /** Keys of what became an image after all: a spoilt byte need not spoil a picture. */
  taken: Set<string>;
  /** What should not have been answered, in words. */
  faults: string[];
}

/** Sends files one after the other through the upload calls until there are no more, and writes down what comes of it. */
export async function sendHostile(
  caller: Caller,
  person: { token: string },
  files: AsyncIterator<HostileFile>,
  outcome: HostileOutcome,
): Promise<void> {
  for (let { value, done } = await files.next(); !done; { value, done } = await files.next()) {
    const file = value as HostileFile;
    const answer = await uploadAs(caller, person, file.bytes, file.as, FRAME_DETAILS).catch(
      (error: Error) => error,
    );
    outcome.sent += 1;
    if (answer instanceof Error) outcome.faults.push(`${file.name}: ${answer.message}`);
    else if (answer.status === 200) {
      for (const key of [answer.json.file, answer.json.frame]) if (key) outcome.taken.add(key);
    } else {
      const fault = faultOf(answer);
      if (fault) outcome.faults.push(`${file.name}: ${fault}`);
      const code = String(answer.json?.code);
      outcome.refused.set(code, (outcome.refused.get(code) ?? 0) + 1);
    }
  }
}

/** What is wrong with a refusal: it must be a stable code below 500 with its status and a French sentence. */
function faultOf({ status, json, text }: Answer): string | undefined {
  const known = ERROR_STATUS[json?.code as ErrorCode];
  if (status >= 500 || known !== status) return `${status} ${text.slice(0, 200)}`;
  return /^[A-ZÀ-Ý].*\.$/u.test(json.message) ? undefined : `message: ${json.message}`;
}

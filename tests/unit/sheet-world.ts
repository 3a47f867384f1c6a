import { createSheetAutosave } from '#lib/cases/browser/sheet-autosave.ts';
import { CallFailed, createClient } from '#lib/platform/browser/client.ts';
import type { ErrorCode } from '#lib/platform/errors.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { handClock } from './hand-clock.ts';

export const says = (text: string): RichText => [{ type: 'paragraph', text: [{ text }] }];

/** A server with one sheet, a clock that only we move, and a storage. */
export function sheetWorld() {
  const server = {
    sheet: says('début') as RichText | null,
    /** The case's, and that of its sheet's last change. */
    revision: 3,
    changedAt: 3,
    fault: null as CallFailed | null,
  };
  const asked: string[] = [];
  const answer = ({ method, headers, body }: RequestInit) => {
    if (server.fault?.status === 0) throw new TypeError('Failed to fetch');
    if (server.fault) return refusal(server.fault);
    if (method === 'GET') return Response.json({ sheet: server.sheet, revision: server.revision });
    const named = Number(new Headers(headers).get('if-match')?.replaceAll('"', ''));
    if (named < server.changedAt) return refusal(failure(409, 'changed_meanwhile'));
    server.revision += 1;
    Object.assign(server, { sheet: JSON.parse(String(body)).sheet, changedAt: server.revision });
    return Response.json({ revision: server.revision });
  };
  const call = createClient({
    fetch: async (path, request = {}) => {
      asked.push(`${request.method} ${path}`);
      return answer(request);
    },
    token: () => 'x',
    onUnauthorized: () => {},
    onServerError: () => {},
    confirmIdentity: async () => false,
    log: () => {},
  });
  const { environment, device, tab, pass } = handClock();
  const open = () =>
    createSheetAutosave('c1', { sheet: server.sheet, revision: server.revision }, environment, call);
  const draft = open();
  return {
    server,
    asked,
    device,
    tab,
    pass,
    open,
    draft,
    writes: (sheet: RichText) => draft.change(() => ({ sheet })),
    shown: () => draft.$draft.get().sheet,
    kept: () => JSON.parse(device.get('draft:c1:sheet') ?? '{}').fields?.sheet,
    status: () => draft.$status.get().state,
  };
}

function refusal({ status, code, serverMessage: message, details }: CallFailed): Response {
  return Response.json({ code, message, details }, { status });
}

export function failure(status: number, code: ErrorCode, message = 'Refus.'): CallFailed {
  return new CallFailed(status, { code, message });
}

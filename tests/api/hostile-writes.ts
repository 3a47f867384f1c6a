import { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import { MASKING_BODY_MAX } from '#lib/images/masking-schemas.ts';
import { KIND_PLURALS, kindOfPlural } from '#lib/items/item.ts';
import { partRule } from '#lib/items/kinds/schemas.ts';
import { ATTESTATION_MAX } from '#lib/items/schemas.ts';
import { PHRASE_IMPORT_MAX } from '#lib/phrases/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#lib/platform/errors.ts';
import { JSON_BODY_MAX } from '#lib/platform/server/http/read-json.ts';
import { ATTEMPTS_BODY_MAX } from '#lib/practice/schemas.ts';
import { PREFERENCES_BODY_MAX } from '#lib/questionnaires/preference-schemas.ts';
import type { Answer } from '../run/caller.ts';
import { sampleQuestions } from '../run/sample-questions.ts';
import { bodies } from './bodies.ts';
import type { Cast } from './hostile-cast.ts';

/** The kinds that the call is about. */
function pluralsOf({ path, params }: Endpoint): readonly string[] {
  if (!path.includes('[kind]')) return [''];
  if (path === '/[kind]') return ['cases'];
  return Object.values(KIND_PLURALS).filter((plural) => params?.kind?.safeParse(plural).success ?? true);
}

const partsOf = (plural: string) => (plural === 'cases' ? ['images', 'sheet', 'questions'] : ['body']);

const endpoints: readonly Endpoint[] = ENDPOINTS;

/** Every call that reads a body, on every kind; of a body's parts those that are more than a word. */
export const WRITES = endpoints
  .filter(({ request }) => request !== undefined)
  .flatMap((endpoint) => {
    const { method, path } = endpoint;
    return pluralsOf(endpoint).flatMap((plural) =>
      (path.includes('[part]') ? partsOf(plural) : ['']).map((part) => ({
        method,
        path: path.replace('[part]', part),
        plural,
        part,
      })),
    );
  });
export type Write = (typeof WRITES)[number];

const MASKED = { images: [{ file: '0'.repeat(64), zones: [{ x: 0, y: 0, width: 1, height: 1 }] }] };

/** A device's answer, except for the signatures. */
const DEVICE_ANSWER = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
  clientExtensionResults: {},
};

/** A body that the call would accept, to be spoilt one field at a time. */
export const GOOD: Record<string, Record<string, unknown>> = {
  '/auth/login': { username: 'Autrice', password: 'pas le bon du tout' },
  '/auth/second-step': { code: '000000' },
  '/auth/passkey': { answer: DEVICE_ANSWER },
  '/account/passkeys': { name: 'Téléphone', answer: DEVICE_ANSWER },
  '/account/passkeys/challenge': { password: 'pas le bon' },
  '/account/identity-check': { password: 'pas le bon' },
  '/auth/register': { username: 'Nouveau', password: 'cheval agrafe pile' },
  '/auth/reset': { username: 'Autrice', code: 'AAAA', password: 'cheval agrafe pile' },
  '/account/password': { current: 'pas le bon', password: 'cheval agrafe pile' },
  '/account/profile': { displayName: 'Docteure A.' },
  '/[kind]/selection': { action: 'tag', items: [{ id: 'x', revision: 1 }], add: ['IRM'], remove: [] },
  '/[kind]/selection/export': { ids: ['x'] },
  '/account/templates': { name: 'Tumeur', headings: [{ level: 2, text: 'Signes' }] },
  '/account/phrases': { code: 'nrm', text: 'Examen normal.' },
  '/account/phrases/[phrase]': { code: 'nrm', text: 'Examen normal.', revision: 1 },
  '/account/phrases/import': { phrases: [{ code: 'nrm', text: 'Examen normal.' }] },
  '/account/recovery-codes': { password: 'pas le bon' },
  '/account/identities/[identity]': { password: 'pas le bon' },
  '/account/practice': { retention: 0.9 },
  '/account/titles': { titlesHidden: true },
  '/practice/attempts': {
    attempts: [
      { id: '5f0c7c1e-8f6b-4c39-9d0e-0d7b0a1f2e3d', caseId: 'x', at: '2026-11-20T10:00:00Z', grade: 3 },
    ],
  },
  '/practice/sessions': {
    criteria: { modality: ['IRM'], author: 'Autrice' },
    choice: 'mixed',
    minutes: 20,
    count: 5,
  },
  '/practice/sessions/[session]/position': { position: 1, ended: false },
  '/account': { password: 'pas le bon', publicItems: 'keep' },
  '/collections': { name: 'Thorax', description: 'Semestre 1', case: 'aucun' },
  '/collections/order': { collections: ['une', 'autre'] },
  '/collections/copies': { token: 'A'.repeat(22) },
  '/collections/[collection]': { name: 'Thorax', description: 'Semestre 1', revision: 1 },
  '/collections/[collection]/cases/[case]': { position: 0, word: 'Piège' },
  '/collections/[collection]/order': { cases: ['un', 'autre'] },
  '/notes/[case]': { content: 'À relire', revision: 0 },
  '/[kind]/[id]/questions': { round: 1, version: null, step: 's1', answers: { q1: { chosen: ['a'] } } },
  '/[kind]/[id]/accepted-answers': { question: 'q3', text: 'lunatum' },
  '/[kind]/[id]/preferences': {
    preferences: {
      defaults: { q1: { answer: 12, asked: 'Diamètre (mm)' } },
      hiddenPages: ['p2'],
      conclusionOrder: ['p1', 'q1'],
      sentences: { q1: { text: 'Diamètre de {valeur}.', original: '{valeur}.', about: 'Diamètre (mm)' } },
    },
    revision: 0,
  },
  '/[kind]/[id]/rate': { rating: 5, comment: 'Bien' },
  '/[kind]/[id]/ratings/[rater]': { reply: 'Merci', hidden: false },
  '/[kind]': { title: 'Nouveau' },
  '/uploads/[upload]/frame': {
    window: { centre: 40, width: 400 },
    rescale: { slope: 1, intercept: 0 },
    inverted: false,
  },
  '/[kind]/[id]/attestation': { images: ['0'.repeat(64)] },
  '/[kind]/[id]/masked': MASKED,
  '/account/copies/[deleted]/masked': MASKED,
  '/administration/items/[item]/masked': { ...MASKED, reason: 'Un nom est lisible.' },
  '/[kind]/[id]/publication/undo': { revision: 999_999 },
  '/[kind]/[id]/publication': { word: 'Relu', revision: 999_999 },
  '/[kind]/[id]/source-version': { version: 1 },
  '/[kind]/[id]/reviewers': { username: 'Lecteur' },
  '/[kind]/[id]/confirmations': { usernames: ['Lecteur'], again: true },
  '/[kind]/[id]/confirmation': { version: 1 },
  '/[kind]/[id]/review-due': { months: 12, dueOn: '2027-03-01' },
  '/[kind]/[id]/authors': { username: 'Lecteur' },
  '/[kind]/[id]/review': { status: 'En révision', word: 'À relire', revision: 999_999 },
  '/[kind]/[id]/parts/images': { folders: [], mainImage: null },
  '/[kind]/[id]/parts/sheet': { sheet: [{ type: 'paragraph', text: [{ text: 'Fiche' }] }] },
  '/[kind]/[id]/parts/questions': { questions: sampleQuestions },
  '/[kind]/[id]/parts/body': bodies.questionnaire as Record<string, unknown>,
  '/[kind]/[id]': { title: 'Titre', tags: ['IRM'], visibility: 'public', revision: 999_999 },
};

/** Bytes that the body of a call may have. */
export function maxBytesOf({ path, plural, part }: Write): number {
  const kind = kindOfPlural(plural);
  if (path.endsWith('/attestation')) return ATTESTATION_MAX;
  if (path.endsWith('/masked')) return MASKING_BODY_MAX;
  if (path.endsWith('/attempts')) return ATTEMPTS_BODY_MAX;
  if (path.endsWith('/import')) return PHRASE_IMPORT_MAX;
  if (path.endsWith('/preferences')) return PREFERENCES_BODY_MAX;
  return (kind && partRule(kind, part)?.maxBytes) ?? JSON_BODY_MAX;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const REFUSALS = [400, 401, 403, 404, 409, 410, 413, 415, 422, 428, 429];

export function sendTo(
  { site, owner, rater, administrator, ids }: Cast,
  { method, path, plural }: Write,
  body: BodyInit,
  headers: Record<string, string> = JSON_TYPE,
): Promise<Answer> {
  const sender = path.startsWith('/administration') ? administrator : path.endsWith('/rate') ? rater : owner;
  const item = ids[plural] ?? '';
  const where = `/api${path
    .replace('[kind]', plural)
    .replace('[id]', item)
    .replace('[item]', ids.cases ?? '')}`;
  return site.send(method, where, {
    token: sender.token,
    headers: { 'If-Match': '"999999"', ...headers },
    body,
  });
}

/** The faults of a refusal: it must be in our words, with a stable code, its status and a French sentence. */
function faultOf({ status, json, text }: Answer): string | undefined {
  const { code, message } = json ?? {};
  const right =
    REFUSALS.includes(status) &&
    ERROR_STATUS[code as ErrorCode] === status &&
    /^[A-ZÀ-Ý].*[.?]$/u.test(String(message));
  return right ? undefined : `${status} ${text.slice(0, 120)}`;
}

const short = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 80);

/** Sends a call each of these bodies; returns those that were not refused as they should be. */
export async function malformedFaults(
  cast: Cast,
  write: Write,
  malformed: readonly (string | Uint8Array)[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const body of malformed) {
    const fault = faultOf(await sendTo(cast, write, body as BodyInit));
    if (fault) faults.push(`${write.method} ${write.path}, ${short(body)}: ${fault}`);
  }
  return faults;
}

/** Puts each of these values into each field of a good body; returns those that were answered by a failure. */
export async function fieldFaults(cast: Cast, write: Write, values: readonly unknown[]): Promise<string[]> {
  const good = GOOD[write.path] ?? {};
  const faults: string[] = [];
  for (const field of Object.keys(good)) {
    for (const value of values) {
      const answer = await sendTo(cast, write, JSON.stringify({ ...good, [field]: value }));
      if (answer.status >= 500) faults.push(`${write.path}, ${field}, ${short(value)}: ${answer.status}`);
    }
  }
  return faults;
}

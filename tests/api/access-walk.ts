import { ACCESS } from '#lib/app/access-table.ts';
import { type AccessRule, concernsItem, decide, type RequesterRole } from '#lib/items/access.ts';
import { ITEM_KINDS, type ItemKind, KIND_PLURALS, VISIBILITIES, type Visibility } from '#lib/items/item.ts';
import type { Answer } from '../run/caller.ts';
import { changesItem, TARGETS } from './access-targets.ts';
import { giveToReview } from './give-to-review.ts';
import { nameAuthorOf } from './name-author-of.ts';
import { openLinkTo } from './open-link-to.ts';
import { KIND_OF_ROUTE } from './route-kinds.ts';
import type { Person, Site } from './site.ts';

const ASKERS: RequesterRole[] = [
  'signed-out',
  'other',
  'holder',
  'reviewer',
  'author',
  'owner',
  'administrator',
];
/** The body of a call with which only access can refuse it. */
const BODIES: Record<string, object> = {
  'POST /api/[kind]/[id]/rate': { rating: 7.5 },
  'POST /api/[kind]/[id]/questions': { round: 1, version: 1, step: 's1', answers: {} },
  'POST /api/[kind]/[id]/accepted-answers': { question: 'q3', text: 'lunatum' },
  'PATCH /api/[kind]/[id]': { revision: 2 },
  'POST /api/[kind]': { title: 'Nouveau cas' },
  'POST /api/[kind]/[id]/attestation': { images: ['a'.repeat(64)] },
  'POST /api/[kind]/[id]/masked': {
    images: [{ file: 'a'.repeat(64), zones: [{ x: 0, y: 0, width: 1, height: 1 }] }],
  },
  'POST /api/[kind]/[id]/publication': { revision: 2 },
  'POST /api/[kind]/[id]/publication/undo': { revision: 2 },
  'POST /api/[kind]/[id]/source-version': { version: 1 },
  'POST /api/[kind]/[id]/reviewers': { username: 'Relectrice' },
  'POST /api/[kind]/[id]/confirmations': { usernames: ['Relectrice'] },
  'POST /api/[kind]/[id]/confirmation': { version: 1 },
  'PUT /api/[kind]/[id]/review-due': { months: 12, dueOn: null },
  'POST /api/[kind]/[id]/review-due': { months: 12 },
  'POST /api/[kind]/[id]/authors': { username: 'Porteuse' },
};
/** The error pages answer their own status to everybody. */
const OWN_STATUS: Record<string, number> = {
  'GET /404': 404,
  'GET /500': 500,
  // A site without a security contact, as in these tests, answers that there is none.
  'GET /.well-known/security.txt': 404,
  // No PACS is set up either.
  'GET /dicomweb/access': 404,
};

export type Roles = Record<Exclude<RequesterRole, 'signed-out'>, Person>;

/** One cell of the access table: who requests what. */
interface Cell {
  route: string;
  asker: RequesterRole;
  kind: ItemKind | undefined;
  visibility: Visibility | undefined;
}

const isPage = (route: string) => !route.includes(' /api/');

function cellsOf(route: string, rule: AccessRule): Cell[] {
  const only = KIND_OF_ROUTE[route.slice(route.indexOf(' ') + 1)];
  const kinds = !concernsItem(rule) ? [undefined] : only ? [only] : ITEM_KINDS;
  const visibilities = concernsItem(rule) ? VISIBILITIES : [undefined];
  return ASKERS.flatMap((asker) =>
    kinds.flatMap((kind) => visibilities.map((visibility) => ({ route, asker, kind, visibility }))),
  );
}

/** The meaning of the answer's status for access: any answer of the route itself counts as let in. */
function decisionOf(route: string, { status, json, headers }: Answer): string {
  if (status === (OWN_STATUS[route] ?? 0)) return 'allow';
  if (json?.code === 'sign_in_required' || headers.get('location')?.startsWith('/?suite=')) return 'sign-in';
  if (json?.code === 'forbidden' || json?.code === 'own_item') return 'forbidden';
  if (status === 404) return 'not-found';
  return status < 500 ? 'allow' : `broken (${status})`;
}

function expectedOf({ route, asker, visibility }: Cell, rule: AccessRule): string {
  // Only an owner decides whether others read an item at all (decision 0051): a co-author publishes an update of a
  // public one.
  const publishes = ['POST /api/[kind]/[id]/publication', 'POST /api/[kind]/[id]/publication/undo'];
  if (publishes.includes(route) && asker === 'author' && visibility !== 'public') return 'forbidden';
  const decision = decide(rule, asker, visibility);
  // A page that is the owner's alone looks to others like one that does not exist.
  return decision === 'forbidden' && isPage(route) ? 'not-found' : decision;
}

/** Walks the access table, cell by cell, over items that it makes. */
export class AccessWalk {
  readonly #site: Site;
  readonly #people: Roles;
  /** By kind and visibility: an item to which every role has access. */
  readonly #shared = new Map<string, Promise<string>>();

  constructor(site: Site, people: Roles) {
    this.#site = site;
    this.#people = people;
  }

  /**
   * Asks for a route as everybody does, for every kind and visibility; says which answers are not as the table has
   * it.
   */
  async faultsOf(route: string, rule: AccessRule): Promise<string[]> {
    const faults: string[] = [];
    for (const cell of cellsOf(route, rule)) {
      const expected = expectedOf(cell, rule);
      const answer = await this.#ask(cell, expected);
      const found = decisionOf(route, answer);
      const { asker, visibility, kind } = cell;
      if (found !== expected || !isFound(route, expected, answer.status))
        faults.push(
          `${[asker, visibility, kind].filter(Boolean).join(' · ')}: ${found}, not ${expected} (${answer.status} ${answer.text.slice(0, 200)})`,
        );
    }
    return faults;
  }

  async #ask(cell: Cell, expected: string): Promise<Answer> {
    const { route, asker, kind, visibility } = cell;
    const [method = '', pattern = ''] = route.split(' ');
    const id = kind && visibility ? await this.#itemFor(cell, expected) : 'x';
    const person = asker === 'signed-out' ? undefined : this.#people[asker];
    const { owner } = this.#people;
    const quest = { site: this.#site, route, person, owner, kind: kind ?? 'case', id, visibility };
    const { names = {}, sending = {} } = (await TARGETS[route]?.(quest)) ?? {};
    const path = pattern
      .replace('[kind]', KIND_PLURALS[kind ?? 'case'])
      .replace('[id]', id)
      .replace(/\[(\w+)\]/g, (_, name: string) => names[name] ?? 'x');
    const isApi = !isPage(route);
    return this.#site.send(method, path, {
      token: isApi ? person?.token : undefined,
      cookie: isApi ? undefined : person?.cookie,
      ...(isApi && method !== 'GET' ? { json: BODIES[route] ?? {} } : {}),
      ...(!isApi && method === 'POST' ? { body: new URLSearchParams() } : {}),
      ...(method === 'GET' ? {} : sending),
    });
  }

  /** The item of its kind and visibility that all cells share; a separate one where the call changes it. */
  #itemFor({ route, asker, kind, visibility }: Cell, expected: string): Promise<string> {
    if (!kind || !visibility) throw new Error(`${route} concerns no item`);
    if (changesItem(route) || (expected === 'allow' && !route.startsWith('GET ')))
      return this.#make(kind, visibility, [asker]);
    const key = `${visibility} ${kind}`;
    const made = this.#shared.get(key) ?? this.#make(kind, visibility, ASKERS);
    this.#shared.set(key, made);
    return made;
  }

  async #make(kind: ItemKind, visibility: Visibility, askers: RequesterRole[]): Promise<string> {
    const id = await this.#site.item(this.#people.owner, kind, visibility);
    if (askers.includes('reviewer')) await giveToReview(this.#site, id, this.#people.reviewer);
    if (askers.includes('author')) await nameAuthorOf(this.#site, { kind, id }, this.#people);
    if (askers.includes('holder')) await openLinkTo(this.#site, id, kind, this.#people);
    return id;
  }
}

/** A valid target must be found: no other refusal counts as let in. */
function isFound(route: string, expected: string, status: number): boolean {
  if (expected !== 'allow' || !TARGETS[route]) return true;
  // A link leads on, and so does a form that did what it was sent for.
  if (route === 'GET /unlisted/[token]') return status === 302;
  // The page of an invitation lets one in itself.
  if (route === 'POST /invitation/[token]') return status === 200;
  return isPage(route) && route.startsWith('POST ') ? status === 303 : status < 300;
}

/** Left out of the walk: the catch-all route, the end of one's own session, and a route with a token that nobody has. */
const NOT_WALKED = ['GET /[...path]', 'POST /api/auth/logout', 'GET /api/metrics'];

/** Every route but those; `metrics.test.ts` covers who may read the figures. */
export const WALKED = Object.entries(ACCESS).filter(([route]) => !NOT_WALKED.includes(route));

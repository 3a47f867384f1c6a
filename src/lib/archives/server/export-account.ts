import type { Readable } from 'node:stream';
import type { Actor } from '#lib/accounts/actor.ts';
import { devicesOf } from '#lib/accounts/server/known-devices-queries.ts';
import { listSessions } from '#lib/accounts/server/sessions.ts';
import { readNames } from '#lib/accounts/server/users-queries.ts';
import { readOwnAddress } from '#lib/addresses/server/change-address.ts';
import { listTemplates } from '#lib/cases/server/sheet-templates.ts';
import { itemsOfCollection } from '#lib/collections/server/collected-case-queries.ts';
import { collectionsOf } from '#lib/collections/server/collection-queries.ts';
import { notesOf } from '#lib/collections/server/note-queries.ts';
import { exportedReadings } from '#lib/confirmations/server/export-confirmations.ts';
import { readIdentities } from '#lib/identities/server/linked-identities.ts';
import { invitationsMadeBy } from '#lib/invitations/server/invitation-queries.ts';
import { itemsOf } from '#lib/items/server/items-queries.ts';
import { ratingsBy } from '#lib/items/server/ratings-queries.ts';
import { titlesChoice } from '#lib/items/server/titles.ts';
import { phrasesOf } from '#lib/phrases/server/phrases-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ZipEntry } from '#lib/platform/server/files/zip.ts';
import { exportPractice } from '#lib/practice/server/export-practice.ts';
import { preferencesOf } from '#lib/questionnaires/server/preference-queries.ts';
import { exportQuestionAttempts } from '#lib/questions/server/export-question-attempts.ts';
import { exportedReviewing } from '#lib/reviews/server/export-reviews.ts';
import { listPasskeys } from '#lib/second-factor/server/add-passkey.ts';
import { isSecondFactorOn } from '#lib/second-factor/server/read-second-factor.ts';
import type { AccountFile, ArchiveWords } from '../archive-words.ts';
import { ItemArchive, iso, jsonEntry } from './archive-items.ts';
import { archiveStream } from './archive-stream.ts';
import { exportActivity, exportStatistics } from './export-activity.ts';
import { exportAttestations, exportFlags } from './export-statements.ts';

const halves = (value: number) => value / 2;

async function account(context: Context, actor: Actor) {
  const user = await readNames(context.db, actor.id);
  const sessions = await listSessions(context, actor.id, actor.sessionId);
  const { identities } = await readIdentities(context, actor);
  const invitations = await invitationsMadeBy(context.db, actor.id);
  const passkeys = (await listPasskeys(context, actor.id)).map(({ id, ...passkey }) => passkey);
  const email = await readOwnAddress(context, actor.id);
  const devices = await devicesOf(context.db, actor.id);
  const hasSecondFactor = await isSecondFactorOn(context, actor.id);
  return {
    username: user.username,
    displayName: user.display_name,
    createdAt: iso(user.created_at),
    titlesHidden: await titlesChoice(context, actor),
    sessions,
    // Their secrets are left out, and so is what they are: nothing is kept of it.
    knownBrowsers: devices.map(({ expires_at }) => ({ knownUntil: iso(expires_at) })),
    identities,
    invitations: invitations.map(({ role, note, made_at, expires_at }) => ({
      role,
      note,
      madeAt: iso(made_at),
      expiresAt: iso(expires_at),
    })),
    email,
    hasSecondFactor,
    passkeys,
  };
}

async function ratings(context: Context, actor: Actor) {
  const rows = await ratingsBy(context.db, actor.id);
  return rows.map(({ id, kind, title, value, comment, reply, hidden_at, updated_at }) => ({
    item: { id, kind, title },
    rating: halves(value),
    comment,
    reply,
    hidden: hidden_at !== null,
    updatedAt: iso(updated_at),
  }));
}

/** The person's phrases, in the format that the account page imports. */
async function phrases(context: Context, actor: Actor) {
  const rows = await phrasesOf(context.db, actor.id);
  return { phrases: rows.map(({ code, content }) => ({ code, text: content })) };
}

async function notes(context: Context, actor: Actor) {
  const rows = await notesOf(context.db, actor.id);
  return rows.map(({ item_id, content, created_at, updated_at }) => ({
    case: item_id,
    content,
    createdAt: iso(created_at),
    updatedAt: iso(updated_at),
  }));
}

async function preferences(context: Context, actor: Actor) {
  const rows = await preferencesOf(context.db, actor.id);
  return rows.map(({ item_id, content, updated_at }) => ({
    questionnaire: item_id,
    ...JSON.parse(content),
    updatedAt: iso(updated_at),
  }));
}

async function collections(context: Context, actor: Actor) {
  const lists = [];
  for (const { id, kind, name, description, share_token } of await collectionsOf(context.db, actor.id)) {
    const items = await itemsOfCollection(context.db, id);
    const cases = items.map(({ item_id, added_at, word }) => ({
      case: item_id,
      addedAt: iso(added_at),
      word,
    }));
    lists.push({ kind, name, description, shared: share_token !== null, cases });
  }
  return lists;
}

async function templates(context: Context, actor: Actor) {
  const known = await listTemplates(context, actor.id);
  return known.map(({ name, headings }) => ({ name, headings }));
}

async function* entries(context: Context, actor: Actor, words: ArchiveWords): AsyncGenerator<ZipEntry> {
  const put = (file: AccountFile, content: unknown) => jsonEntry(context, words.account[file], content);
  yield put('account', await account(context, actor));
  const archive = new ItemArchive(context, words);
  for (const { id } of await itemsOf(context.db, actor.id)) yield* archive.item(id);
  yield put('ratings', await ratings(context, actor));
  const confirmations = await exportedReadings(context, actor);
  yield put('reviewing', { ...(await exportedReviewing(context, actor)), confirmations });
  yield put('flags', await exportFlags(context, actor));
  yield put('attestations', await exportAttestations(context, actor));
  yield put('phrases', await phrases(context, actor));
  yield put('templates', await templates(context, actor));
  yield put('notes', await notes(context, actor));
  yield put('preferences', await preferences(context, actor));
  yield put('collections', await collections(context, actor));
  const questions = await exportQuestionAttempts(context, actor);
  yield put('practice', { ...(await exportPractice(context, actor)), questions });
  yield put('activity', await exportActivity(context, actor));
  yield put('statistics', await exportStatistics(context, actor));
  yield* archive.end({ username: actor.username, day: iso(context.now()) });
}

/**
 * Everything of a person's own as a zip archive: the account, every item in full with its images, its versions and a
 * readable page, the phrases, the sheet templates, the notes, the preferences for questionnaires, the lists of cases,
 * the ratings given, the flags, the attestations, the reviews of others' items, the practice history, the audit entries about them and the counts
 * of their statistics. Generated while it is downloaded.
 * @throws AppError `busy` when the person is already downloading the maximum number
 */
export function exportAccount(
  context: Context,
  actor: Actor,
  words: ArchiveWords,
): { name: string; stream: Readable } {
  return archiveStream(context, actor, entries(context, actor, words));
}

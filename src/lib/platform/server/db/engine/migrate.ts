import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { settingsMessages } from '../../../settings-texts.ts';
import { StartError } from '../../base/start-error.ts';
import { foundation } from '../migrations/0001-foundation.ts';
import { uploads } from '../migrations/0002-uploads.ts';
import { thumbnailWidths } from '../migrations/0003-thumbnail-widths.ts';
import { itemParts } from '../migrations/0005-item-parts.ts';
import { pendingUploads } from '../migrations/0006-pending-uploads.ts';
import { accounts } from '../migrations/0008-accounts.ts';
import { itemNumbers } from '../migrations/0009-item-numbers.ts';
import { attestations } from '../migrations/0010-attestations.ts';
import { countedVersions } from '../migrations/0011-counted-versions.ts';
import { versions } from '../migrations/0012-versions.ts';
import { phrases } from '../migrations/0013-phrases.ts';
import { ficheSearch } from '../migrations/0014-fiche-words.ts';
import { reviews } from '../migrations/0015-reviews.ts';
import { practice } from '../migrations/0016-practice.ts';
import { activity } from '../migrations/0017-activity.ts';
import { collections } from '../migrations/0018-collections.ts';
import { itemPeople } from '../migrations/0019-item-people.ts';
import { attemptsOfAPerson } from '../migrations/0020-attempts-of-a-person.ts';
import { monthsOfItems } from '../migrations/0021-months-of-items.ts';
import { findings } from '../migrations/0022-findings.ts';
import { maskedFiles } from '../migrations/0024-masked-files.ts';
import { sheetTemplates } from '../migrations/0025-sheet-templates.ts';
import { unlistedLinks } from '../migrations/0026-unlisted-links.ts';
import { commentReplies } from '../migrations/0027-comment-replies.ts';
import { itemStates } from '../migrations/0028-item-states.ts';
import { searchWords } from '../migrations/0029-search-words.ts';
import { presentation } from '../migrations/0032-presentation.ts';
import { titlesHidden } from '../migrations/0032-titles-hidden.ts';
import { contributions } from '../migrations/0033-contributions.ts';
import { credits } from '../migrations/0034-credits.ts';
import { filesToErase } from '../migrations/0037-files-to-erase.ts';
import { revokedSessions } from '../migrations/0038-revoked-sessions.ts';
import { replayedAttempts } from '../migrations/0042-replayed-attempts.ts';
import { protocolSearch } from '../migrations/0043-protocol-search.ts';
import { wholeNumbers } from '../migrations/0044-whole-numbers.ts';
import { textBytes } from '../migrations/0045-text-bytes.ts';
import { joinedHypotheses } from '../migrations/0046-joined-hypotheses.ts';
import { caseIndications } from '../migrations/0047-case-indications.ts';
import { questionnairePreferences } from '../migrations/0048-questionnaire-preferences.ts';
import { questionAttempts } from '../migrations/0049-question-attempts.ts';
import { askedQuestions } from '../migrations/0050-asked-questions.ts';
import { administration } from '../migrations/0051-administration.ts';
import { identities } from '../migrations/0052-identities.ts';
import { secondFactor } from '../migrations/0053-second-factor.ts';
import { invitations } from '../migrations/0054-invitations.ts';
import { addresses } from '../migrations/0055-addresses.ts';
import { protocolsUsed } from '../migrations/0056-protocols-used.ts';
import { practiceDays } from '../migrations/0057-practice-days.ts';
import { identityChecks } from '../migrations/0058-identity-checks.ts';
import type { Database } from '../schema.ts';
import type { Engine } from './engine.ts';

/** All migrations, oldest first. They are bundled with the server, not read from disk. */
export function migrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-foundation': foundation(engine),
    '0002-uploads': uploads(engine),
    '0003-thumbnail-widths': thumbnailWidths,
    '0005-item-parts': itemParts(engine),
    '0006-pending-uploads': pendingUploads(engine),
    '0008-accounts': accounts(engine),
    '0009-item-numbers': itemNumbers(engine),
    '0010-attestations': attestations(engine),
    '0011-counted-versions': countedVersions,
    '0012-versions': versions(engine),
    '0013-phrases': phrases(engine),
    '0014-fiche-words': ficheSearch,
    '0015-reviews': reviews(engine),
    '0016-practice': practice(engine),
    '0017-activity': activity(engine),
    '0018-collections': collections(engine),
    '0019-item-people': itemPeople(engine),
    '0020-attempts-of-a-person': attemptsOfAPerson,
    '0021-months-of-items': monthsOfItems(engine),
    '0022-findings': findings,
    '0024-masked-files': maskedFiles(engine),
    '0025-sheet-templates': sheetTemplates(engine),
    '0026-unlisted-links': unlistedLinks(engine),
    '0027-comment-replies': commentReplies(engine),
    '0028-item-states': itemStates,
    '0029-search-words': searchWords,
    '0032-presentation': presentation,
    '0032-titles-hidden': titlesHidden,
    '0033-contributions': contributions(engine),
    '0034-credits': credits,
    '0037-files-to-erase': filesToErase(engine),
    '0038-revoked-sessions': revokedSessions(engine),
    '0042-replayed-attempts': replayedAttempts,
    '0043-protocol-search': protocolSearch,
    '0044-whole-numbers': wholeNumbers(engine),
    '0045-text-bytes': textBytes,
    '0046-joined-hypotheses': joinedHypotheses(engine),
    '0047-case-indications': caseIndications,
    '0048-questionnaire-preferences': questionnairePreferences(engine),
    '0049-question-attempts': questionAttempts(engine),
    '0050-asked-questions': askedQuestions,
    '0051-administration': administration(engine),
    '0052-identities': identities(engine),
    '0053-second-factor': secondFactor(engine),
    '0054-invitations': invitations(engine),
    '0055-addresses': addresses(engine),
    '0056-protocols-used': protocolsUsed(engine),
    '0057-practice-days': practiceDays(engine),
    '0058-identity-checks': identityChecks,
  };
}

/**
 * Migrates the database to this version's schema; several processes may do so at once.
 * @throws StartError when the database comes from a newer version
 */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const known = migrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && /corrupted migrations/.test(error.message)) {
    throw new StartError(settingsMessages.databaseNewer, { cause: error });
  }
  if (error) throw error;
}

import { settingsMessages } from '../../../settings-texts.ts';
import { isConnectionLost } from '../../base/failures.ts';

const { unreachable } = settingsMessages;

/** Why a server that is away does not answer, by the code of the failure. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: unreachable.refused,
  ENOTFOUND: unreachable.unknownHost,
  EAI_AGAIN: unreachable.unknownHost,
  EHOSTUNREACH: unreachable.noRoute,
  ENETUNREACH: unreachable.noRoute,
  ENOENT: unreachable.noSocket,
  ETIMEDOUT: unreachable.tooSlow,
  ECONNRESET: unreachable.cut,
  EPIPE: unreachable.cut,
  '57P01': unreachable.starting,
  '57P02': unreachable.starting,
  '57P03': unreachable.starting,
  '53300': unreachable.full,
};

/** What a server that answers refuses, by the code of the failure. */
const REFUSALS: Record<string, string> = {
  '3D000': settingsMessages.databaseMissing,
  '28000': settingsMessages.databaseLogin,
  '28P01': settingsMessages.databaseLogin,
  '42501': settingsMessages.databaseRights,
};

/** Those of OpenSSL and Node for a certificate that does not prove whose it is. */
const CERTIFICATE = /CERT|SIGNATURE|ISSUER|ERR_TLS|ERR_SSL/;

/**
 * What the administrator reads when the database server cannot be used at a start, and what to do; undefined for a
 * fault of another kind.
 */
export function serverRefusal(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (REFUSALS[code]) return REFUSALS[code];
  if (/does not support SSL/.test(message)) return settingsMessages.databaseNoTls;
  // An address without a password, where the server asks for one: the client gives up by itself, without a code.
  if (/^SASL|password must be a string/.test(message)) return settingsMessages.databaseLogin;
  if (CERTIFICATE.test(code)) return settingsMessages.databaseCertificate(code);
  if (!isConnectionLost(error)) return undefined;
  const slow = /time(d )?out/i.test(message) ? unreachable.tooSlow : undefined;
  return settingsMessages.databaseUnreachable(REASONS[code] ?? slow ?? unreachable.cut);
}

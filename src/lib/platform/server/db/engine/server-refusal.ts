import { settingsMessages } from '../../../settings-texts.ts';
import { isConnectionLost } from '../../base/failures.ts';

const { unreachable } = settingsMessages;

/** Messages for a server that does not answer, by error code. */
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

/** Messages for a server that refuses the connection, by error code. */
const REFUSALS: Record<string, string> = {
  '3D000': settingsMessages.databaseMissing,
  '28000': settingsMessages.databaseLogin,
  '28P01': settingsMessages.databaseLogin,
  '42501': settingsMessages.databaseRights,
};

/** Error codes of OpenSSL and Node for a certificate that cannot be verified. */
const CERTIFICATE = /CERT|SIGNATURE|ISSUER|ERR_TLS|ERR_SSL/;

/**
 * The message for the administrator when the database server cannot be used at startup, with a remedy; undefined for
 * any other error.
 */
export function serverRefusal(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (REFUSALS[code]) return REFUSALS[code];
  if (/does not support SSL/.test(message)) return settingsMessages.databaseNoTls;
  // If the server asks for a password that the URL lacks, the client fails by itself, without an error code.
  if (/^SASL|password must be a string/.test(message)) return settingsMessages.databaseLogin;
  if (CERTIFICATE.test(code)) return settingsMessages.databaseCertificate(code);
  if (!isConnectionLost(error)) return undefined;
  const slow = /time(d )?out/i.test(message) ? unreachable.tooSlow : undefined;
  return settingsMessages.databaseUnreachable(REASONS[code] ?? slow ?? unreachable.cut);
}

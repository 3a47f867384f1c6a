import { z } from 'zod';
import { readAddress } from '#lib/mail/address.ts';
import { settingsMessages } from '../../settings-texts.ts';

const { expected } = settingsMessages;

/** A mail server, and the sender of mails. */
export interface MailSettings {
  /** `smtp:` or `smtps:` URL, with name and password if required. */
  url: string;
  /** Sender address. */
  from: string;
}

/** Variables for sending mails. The README lists the same. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
    }, expected.smtpUrl)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readAddress(text) !== undefined, expected.mailFrom)
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof mailVariables>>;

/** The variable that is still missing for sending mails; links in mails need the site's public address. */
export function missingForMail(
  { SMTP_URL, MAIL_FROM }: Given,
  publicOrigin: string,
): 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_ORIGIN' | undefined {
  if (SMTP_URL === undefined) return MAIL_FROM === undefined ? undefined : 'SMTP_URL';
  if (MAIL_FROM === undefined) return 'MAIL_FROM';
  return publicOrigin === '' ? 'PUBLIC_ORIGIN' : undefined;
}

/** The mail settings from the validated variables; null if no mails are sent. */
export function mailSettings({ SMTP_URL, MAIL_FROM }: Given): MailSettings | null {
  const from = readAddress(MAIL_FROM ?? '');
  return SMTP_URL !== undefined && from !== undefined ? { url: SMTP_URL, from } : null;
}

import nodemailer from 'nodemailer';
import type { MailSettings } from '#lib/platform/server/base/mail-settings.ts';
import type { NewMail } from '../delivery.ts';
import { isRefusedForGood } from '../refusal.ts';

/** Timeouts of steps with a mail server (ms): together shorter than the delay before the next attempt. */
const STEP = 10_000;
const SILENCE = 20_000;

/** The result of delivering a mail: sent, to be retried, or refused for good. */
export type DeliveryResult = 'sent' | 'later' | 'never';

/** Delivers mails to a mail server. */
export interface Transport {
  hand(mail: NewMail): Promise<DeliveryResult>;
}

/**
 * Delivers mails to the configured server, each over its own connection. `onFault` is called with the error when
 * a mail is not accepted.
 */
export function smtpTransport({ url, from }: MailSettings, onFault: (error: unknown) => void): Transport {
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    dnsTimeout: STEP,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async hand({ recipient, subject, content, settings_url }) {
      try {
        await transporter.sendMail({
          from: { name: '', address: from },
          to: { name: '', address: recipient },
          subject,
          text: content,
          // Prevents automatic replies (RFC 3834, 5).
          headers: {
            'Auto-Submitted': 'auto-generated',
            // RFC 2369, 3.2: the address of a page, since only a signed-in person may change the setting.
            ...(settings_url && { 'List-Unsubscribe': `<${settings_url}>` }),
          },
        });
        return 'sent';
      } catch (error) {
        onFault(error);
        return isRefusedForGood(error) ? 'never' : 'later';
      }
    },
  };
}

import nodemailer from 'nodemailer';
import type { MailSettings } from '#lib/platform/server/base/mail-settings.ts';
import type { NewMail } from '../delivery.ts';
import { isRefusedForGood } from '../refusal.ts';

/** Milliseconds that a server of mails is waited for, by step: less in all than a mail waits before its next attempt. */
const STEP = 10_000;
const SILENCE = 20_000;

/** The result of delivering a mail: sent, to be tried again, or never. */
export type DeliveryResult = 'sent' | 'later' | 'never';

/** Hands mails over to a server of mails. */
export interface Transport {
  hand(mail: NewMail): Promise<DeliveryResult>;
}

/**
 * Delivers mails to the server of the settings, each on a connection of its own. `onFault` is called with the reason
 * when one is not accepted.
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
          // Keeps automatic replies from answering it (RFC 3834, 5).
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

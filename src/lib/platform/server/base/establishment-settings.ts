import { resolve } from 'node:path';
import { z } from 'zod';
import type { Registration } from '#lib/accounts/registration.ts';
import { CONFIRMED_ACTS, type ConfirmationRule, type ConfirmedAct } from '#lib/identity-check/acts.ts';
import type { LegalBlanks } from '#lib/legal/blanks.ts';
import type { SecurityContact } from '#lib/legal/security-file.ts';
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '#lib/second-factor/required.ts';
import { settingsMessages } from '../../settings-texts.ts';

const { expected } = settingsMessages;

/** One line of text for the legal pages. */
const line = z.string().max(500, expected.legalLine).default('');

const CONTACT = /^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s<>]+|tel:\+?[\d().-]+)$/;

const isAct = (word: string): word is ConfirmedAct => CONFIRMED_ACTS.some((act) => act === word);

/** Comma-separated names of acts, or `none`. */
const confirmedActs = z
  .string()
  .transform((text, context): ConfirmedAct[] => {
    const words = text === 'none' ? [] : text.split(',').map((word) => word.trim());
    const acts = words.filter(isAct);
    if (acts.length < words.length) context.addIssue({ code: 'custom', message: expected.confirmActs });
    return acts;
  })
  .default([]);

/** Variables with an establishment's identity and its rules for access. The README lists the same. */
export const establishmentVariables = {
  LEGAL_PUBLISHER: line,
  LEGAL_DIRECTOR: line,
  LEGAL_CONTACT: line,
  LEGAL_HOST: line,
  LEGAL_DPO: line,
  LEGAL_BASIS: line,
  LEGAL_DIR: z.string().default(''),
  REGISTRATION: z.enum(['open', 'invitation', 'closed'], expected.registration).default('open'),
  PUBLIC_LISTS: z.enum(['visitors', 'members'], expected.publicLists).default('visitors'),
  SECOND_FACTOR: z.enum(SECOND_FACTOR_RULES, expected.secondFactor).default('none'),
  CONFIRM_ACTS: confirmedActs,
  CONFIRM_MINUTES: z.coerce
    .number(expected.confirmMinutes)
    .int(expected.confirmMinutes)
    .min(1, expected.confirmMinutes)
    .max(1440, expected.confirmMinutes)
    .default(15),
  SECURITY_CONTACT: z.string().regex(CONTACT, expected.securityContact).default(''),
  SECURITY_POLICY: z
    .string()
    .regex(/^https:\/\/[^\s<>]+$/, expected.securityPolicy)
    .default(''),
  SECURITY_LANGUAGES: z
    .string()
    .regex(/^[a-z]{2,3}(, ?[a-z]{2,3})*$/, expected.securityLanguages)
    .default('fr, en'),
  // An expired security.txt is worse than none: the server refuses it at startup instead.
  SECURITY_EXPIRES: z.iso
    .date(expected.securityExpires)
    .refine((day) => Date.parse(day) > Date.now(), expected.securityExpires)
    .optional(),
};

const values = z.object(establishmentVariables);

export interface EstablishmentSettings {
  /** Details of the publisher; each is empty if not set. */
  legal: LegalBlanks;
  /** Absolute path of a folder with texts that replace those of the legal pages; empty for none. */
  legalDir: string;
  security: SecurityContact;
  registration: Registration;
  /** Whether public lists are open to all visitors or only to people with an account. */
  publicLists: 'visitors' | 'members';
  /** The accounts that need a second factor to sign in. */
  secondFactor: SecondFactorRule;
  /** The acts that need a confirmed identity, and how long a confirmation is valid. */
  confirm: ConfirmationRule;
}

/** The establishment's settings, from the validated variables. */
export function establishmentSettings(given: z.infer<typeof values>): EstablishmentSettings {
  return {
    legal: {
      publisher: given.LEGAL_PUBLISHER,
      director: given.LEGAL_DIRECTOR,
      contact: given.LEGAL_CONTACT,
      host: given.LEGAL_HOST,
      dpo: given.LEGAL_DPO,
      basis: given.LEGAL_BASIS,
    },
    legalDir: given.LEGAL_DIR && resolve(given.LEGAL_DIR),
    registration: given.REGISTRATION,
    publicLists: given.PUBLIC_LISTS,
    secondFactor: given.SECOND_FACTOR,
    confirm: { acts: given.CONFIRM_ACTS, minutes: given.CONFIRM_MINUTES },
    security: {
      contact: given.SECURITY_CONTACT,
      policy: given.SECURITY_POLICY,
      languages: given.SECURITY_LANGUAGES,
      expires: given.SECURITY_EXPIRES,
    },
  };
}

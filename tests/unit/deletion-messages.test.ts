import { expect, test } from 'vitest';
import { accountDeletionMessages as account } from '#lib/accounts/deletion-texts.ts';
import { itemDeletionMessages as item } from '#lib/items/deletion-texts.ts';

/** Texts as they read, with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('what becomes of the items of an account agrees in number', () => {
  expect([account.stay(1), account.stay(1234)].map(plain)).toEqual([
    '1 contenu public reste, sans votre nom. Seul l’administrateur du site pourra encore en masquer une image ou le retirer.',
    '1 234 contenus publics restent, sans votre nom. Seul l’administrateur du site pourra encore en masquer une image ou les retirer.',
  ]);
  expect(
    [
      account.given('Léa', { public: 1, private: 0 }),
      account.given('Léa', { public: 2, private: 1 }),
      account.gone({ public: 0, private: 1 }),
      account.gone({ public: 1, private: 1 }),
      account.lostToOthers(1),
      account.lostToOthers(2),
    ].map(plain),
  ).toEqual([
    'Léa reçoit 1 contenu public que vous écrivez ensemble, avec ses images et ses versions.',
    'Léa reçoit 2 contenus publics et 1 privé que vous écrivez ensemble, avec leurs images et leurs versions.',
    '1 contenu privé est effacé.',
    '1 contenu public et 1 privé sont effacés.',
    '1 contenu que d’autres écrivent avec vous disparaît pour eux aussi.',
    '2 contenus que d’autres écrivent avec vous disparaissent pour eux aussi.',
  ]);
});

test('copies that show images agree in number', () => {
  expect([account.copies(1), account.copies(2)].map((text) => plain(text).split('. ')[0])).toEqual([
    '1 copie faite par quelqu’un d’autre montre de vos images et reste chez lui',
    '2 copies faites par d’autres montrent de vos images et restent chez eux',
  ]);
  expect([item.copies(1), item.copies(2)].map((text) => plain(text).split('. ')[0])).toEqual([
    '1 copie montre de ses images.',
    '2 copies montrent de ses images.',
  ]);
});

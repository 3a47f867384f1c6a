import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import type { DemonstrationName } from '#lib/layout/demonstrations-texts.ts';
import { alive } from '../run/islands.ts';
import type { Recorder } from './recorder.ts';

/** The scenes of each film. A step that no longer exists ends the recording: the film would be wrong. */
type Scene = (page: Page, recorder: Recorder) => Promise<void>;

const PERSON = { username: 'Claire Moreau', password: 'coupe-axiale-oblique-42' };

/** Signs the film's person in, as the sign-in page leaves it. */
async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/auth/register', { data: PERSON });
  const answer = await page.request.post('/api/auth/login', { data: PERSON });
  const session = (await answer.json()) as { token: string; username: string };
  await page.goto('/robots.txt');
  await page.evaluate(({ token, username }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', username);
  }, session);
}

/** Opens a page and waits until it answers to the hand. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(640, 420);
  await alive(page);
}

const settled = (page: Page): Locator => page.locator('.list-body[aria-busy="false"]');

/** Writes into a list's search and waits for what it finds. */
async function search(page: Page, recorder: Recorder, text: string): Promise<void> {
  await recorder.press(page.getByRole('searchbox').first());
  await recorder.type(text);
  await page.waitForURL(/q=/);
  await settled(page).waitFor();
  await recorder.hold(900);
}

const cases: Scene = async (page, recorder) => {
  await signIn(page);
  await open(page, '/public-cases');
  await recorder.say();
  await search(page, recorder, 'scanner');
  await recorder.say();
  await recorder.press(page.locator('.filter-button', { hasText: 'Étiquettes' }));
  const option = page.locator('.filter-etiquette .filter-panel').getByLabel(/^Thorax/);
  await recorder.press(option);
  await page.waitForURL(/etiquette=/);
  await settled(page).waitFor();
  await page.keyboard.press('Escape');
  await recorder.hold(700);
  const card = page.locator('.card-title').first();
  await recorder.point(card);
  await recorder.say();
  await card.click();
  await page.locator('canvas.film').waitFor();
  await page.locator('[data-poster]').waitFor({ state: 'detached' });
  await recorder.hold(900);
  await recorder.say();
  await recorder.point(page.locator('canvas.film'));
  await recorder.keys('ArrowDown', 14);
  await recorder.keys('ArrowUp', 8);
  await recorder.say();
  await page.getByLabel('Fenêtrage').selectOption({ label: 'Poumon' });
  await recorder.hold(1200);
  await measure(page, recorder);
  await recorder.say();
  await recorder.press(page.getByText('Voir la réponse', { exact: true }).first());
  await recorder.hold(1500);
};

/** A length, drawn in the middle of the film. */
async function measure(page: Page, recorder: Recorder): Promise<void> {
  await recorder.press(page.getByRole('button', { name: 'Longueur' }).first());
  const box = await page.locator('.panel-view').first().boundingBox();
  if (!box) throw new Error('no panel');
  const at = { x: box.x + box.width * 0.42, y: box.y + box.height * 0.45 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++) {
    await page.mouse.move(at.x + step * 14, at.y + step * 6);
    await recorder.hold(80);
  }
  await page.mouse.up();
  await recorder.hold(900);
}

const questionnaires: Scene = async (page, recorder) => {
  await signIn(page);
  await open(page, '/public-questionnaires');
  await recorder.say();
  await search(page, recorder, 'genou');
  const card = page.locator('.card-title', { hasText: /IRM du genou/ }).first();
  await recorder.press(card, page.locator('.reporting[data-live]'));
  await recorder.say();
  const choices = page.locator('.reporting').getByRole('radio');
  for (const place of [0, 2, 5]) {
    const choice = choices.nth(place);
    if (await choice.isVisible()) await recorder.press(choice);
  }
  await recorder.say();
  await recorder.keys('1', 1, 700);
  await recorder.keys('Enter', 1, 700);
  await recorder.keys('2', 1, 700);
  await recorder.keys('Enter', 1, 700);
  await recorder.keys('1', 1, 700);
  await recorder.say();
  const report = page.getByRole('textbox', { name: 'Texte du compte rendu' });
  await recorder.press(report);
  await page.keyboard.press('Control+End');
  await recorder.type(' À revoir dans six mois.');
  await recorder.press(page.getByRole('button', { name: /^Copier/ }).first());
  await recorder.hold(1200);
};

const protocols: Scene = async (page, recorder) => {
  await signIn(page);
  await open(page, '/protocols/public');
  await recorder.say();
  await recorder.scroll(240);
  await search(page, recorder, 'thorax');
  await recorder.say();
  await recorder.press(page.locator('.card-title').first());
  await page.locator('.contrast').waitFor();
  await recorder.scroll(420);
  await recorder.say();
  await recorder.press(page.getByLabel('Poids du patient (kg)'));
  await page.keyboard.press('Control+a');
  await recorder.type('82');
  await recorder.hold(1600);
  await recorder.say();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const name of ['Imprimer', 'Exporter', 'Comparer']) {
    await recorder.point(page.locator('main').getByText(name, { exact: true }).first());
    await recorder.hold(600);
  }
};

/** A screenshot with a name in it, as they are dropped. */
async function screenshot(): Promise<Buffer> {
  const drawn = Buffer.from(
    '<svg width="800" height="800"><rect width="800" height="800" fill="#111"/><ellipse cx="400" cy="420" rx="250" ry="290" fill="#777"/><ellipse cx="320" cy="400" rx="95" ry="170" fill="#1a1a1a"/><ellipse cx="480" cy="400" rx="95" ry="170" fill="#1a1a1a"/><circle cx="352" cy="330" r="26" fill="#999"/><text x="24" y="56" font-family="DejaVu Sans" font-size="34" fill="#fff">DUPONT Jeanne 12/03/1961</text></svg>',
  );
  return sharp(drawn).jpeg({ quality: 90 }).toBuffer();
}

const editor: Scene = async (page, recorder) => {
  await signIn(page);
  await open(page, '/cases');
  await recorder.say();
  await recorder.press(page.getByRole('button', { name: 'Nouveau cas' }).first());
  await page.locator('.case-editor[aria-busy="false"]').waitFor();
  await recorder.hold(600);
  await recorder.say();
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles([{ name: 'capture.jpg', mimeType: 'image/jpeg', buffer: await screenshot() }]);
  const review = page.getByRole('dialog', { name: 'Images à envoyer' });
  await review.waitFor();
  await recorder.hold(1500);
  await recorder.say();
  const word = review.getByRole('checkbox', { name: /J’atteste/ });
  for (const film of await review.locator('.mask-film').all()) await film.scrollIntoViewIfNeeded();
  await recorder.press(review.getByRole('button', { name: 'Masquer cette zone' }));
  await recorder.hold(900);
  await recorder.press(word);
  await recorder.press(review.getByRole('button', { name: /^(Envoyer|Attester) \d/ }));
  await page.locator('.tile').first().waitFor();
  await recorder.hold(800);
  await recorder.say();
  await recorder.press(page.getByLabel('Titre'));
  await page.keyboard.press('Control+a');
  await recorder.type('Opacité apicale');
  await recorder.press(page.getByLabel('Informations cliniques'));
  await recorder.type('Toux depuis trois semaines.');
  await recorder.say();
  await recorder.press(
    page.locator('.editor-bar').getByRole('button', { name: 'Publier', exact: true }),
    page.getByRole('dialog'),
  );
  await recorder.hold(1800);
};

export const SCENES: Record<DemonstrationName, Scene> = {
  cas: cases,
  questionnaires,
  protocoles: protocols,
  editeur: editor,
};

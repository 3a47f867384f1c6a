import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { optionsOf, type Question } from '#lib/questionnaires/tree.ts';

/**
 * The same questionnaire with the least that a browser needs: native inputs, and a hand-written script for
 * sub-questions.
 */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function field(question: Question): string {
  const { id, type } = question;
  if (type === 'number') return `<input type="number" name="${id}">`;
  if (type === 'date') return `<input type="date" name="${id}">`;
  if (type === 'text') return `<textarea name="${id}"></textarea>`;
  const input = type === 'single' ? 'radio' : 'checkbox';
  return optionsOf(question)
    .map(({ id: option, text, sentence = '', questions = [] }) => {
      const label = `<label><input type="${input}" name="${id}" value="${option}" data-said="${escaped(sentence)}"> ${escaped(text)}</label>`;
      const below = questions.map(fieldset).join('');
      return below ? `${label}<div id="under-${option}" hidden>${below}</div>` : label;
    })
    .join('');
}

const fieldset = (question: Question): string =>
  `<fieldset><legend>${escaped(question.text)}</legend>${field(question)}</fieldset>`;

/** On each change: shows the sub-questions of the choice, and writes its sentence. */
const SCRIPT = `
const report = document.querySelector('output');
const written = new Map();
document.querySelector('form').addEventListener('change', ({ target }) => {
  for (const other of document.getElementsByName(target.name)) {
    const under = document.getElementById('under-' + other.value);
    if (under) under.hidden = !other.checked;
    const said = written.get(other.value);
    if (other.checked && !said) {
      const sentence = document.createElement('p');
      sentence.textContent = other.dataset.said;
      written.set(other.value, sentence);
      report.append(sentence);
    } else if (!other.checked && said) {
      said.remove();
      written.delete(other.value);
    }
  }
});`;

function pageOf(title: string, { pages }: Pick<QuestionnaireBody, 'pages'>): string {
  const sections = pages.map(
    ({ name, questions }) =>
      `<section><h2>${escaped(name)}</h2>${questions.map(fieldset).join('')}</section>`,
  );
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><h1>${escaped(title)}</h1><form>${sections.join('')}</form><output></output><script>${SCRIPT}</script></html>`;
}

/** Serves the form, compressed, from a separate server. */
export async function serveBareForm(title: string, body: Pick<QuestionnaireBody, 'pages'>) {
  const page = brotliCompressSync(pageOf(title, body));
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-encoding', 'br');
    response.end(page);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

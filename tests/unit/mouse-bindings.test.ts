import { describe, expect, it } from 'vitest';
import { MOUSE_BINDINGS, MOUSE_STYLES, type MouseStyle } from '#lib/imaging/mouse-bindings.ts';
import { mouseLine } from '#lib/viewer/dialog-texts.ts';
import { type Press, roleOf } from '#lib/viewer/gestures.ts';
import { mouseHelp } from '#lib/viewer/help-texts.ts';
import type { PanelActs } from '#lib/viewer/panel-acts.ts';
import { PointerInput } from '#lib/viewer/pointer-input.ts';

const press = (button: number, more: Partial<Press> = {}): Press => ({
  pointerType: 'mouse',
  button,
  shiftKey: false,
  ctrlKey: false,
  ...more,
});

/** The zoom by dragging this many pixels downwards, with the zoom tool. */
function zoomOf(style: MouseStyle, pointerType: string): number {
  let zoomed = 1;
  const acts = {
    tool: () => 'zoom',
    mouse: () => MOUSE_BINDINGS[style],
    sensitivity: () => ({ scroll: 1, zoom: 1, pan: 1, window: 1 }),
    activate() {},
    zoom(factor: number) {
      zoomed *= factor;
    },
  } as unknown as PanelActs;
  const input = new PointerInput({ setPointerCapture() {} } as unknown as HTMLElement, acts);
  const event = {
    ...press(0, { pointerType }),
    pointerId: 1,
    timeStamp: 1000,
    target: { closest: () => null },
  } as unknown as PointerEvent;
  input.down(event, { x: 200, y: 200 });
  input.move(event, { x: 200, y: 380 });
  return zoomed;
}

/** The actions of left, middle and right, then with Shift, then right with Ctrl; the tool is the ellipse. */
const rolesOf = (style: MouseStyle) =>
  [
    press(0),
    press(1),
    press(2),
    press(0, { shiftKey: true }),
    press(2, { shiftKey: true }),
    press(2, { ctrlKey: true }),
  ].map((each) => roleOf(each, 'ellipse', MOUSE_BINDINGS[style]));

describe('the buttons of the mouse', () => {
  it.each<[MouseStyle, string[]]>([
    ['own', ['ellipse', 'pan', 'zoom', 'pan', 'window', 'window']],
    ['ohif', ['ellipse', 'pan', 'zoom', 'ellipse', 'zoom', 'zoom']],
    ['pacs', ['ellipse', 'pan', 'scroll', 'pan', 'zoom', 'zoom']],
  ])('do what they are bound to: %s', (style, roles) => {
    expect(rolesOf(style)).toEqual(roles);
  });

  it('are those of OHIF where one asks for them: left windows, middle pans, right zooms', () => {
    expect(MOUSE_BINDINGS.ohif).toMatchObject({ left: 'window', middle: 'pan', right: 'zoom' });
  });

  it('change nothing for fingers and pens', () => {
    for (const style of MOUSE_STYLES)
      for (const pointerType of ['touch', 'pen'])
        expect(roleOf(press(0, { pointerType }), 'scroll', MOUSE_BINDINGS[style])).toBe('scroll');
  });

  it('turn the zoom round for the mouse alone', () => {
    const zooms = MOUSE_STYLES.map((style) => ['mouse', 'touch', 'pen'].map((type) => zoomOf(style, type)));
    expect(zooms).toEqual([
      [0.5, 0.5, 0.5],
      [2, 0.5, 0.5],
      [0.5, 0.5, 0.5],
    ]);
  });

  it('are told in the help as they are, each once', () => {
    const told = MOUSE_STYLES.map((style) => Object.fromEntries(mouseHelp(MOUSE_BINDINGS[style]).lines));
    expect(told.map((lines) => lines['Bouton gauche'])).toEqual([
      'outil choisi (au départ, coupes)',
      'outil choisi (au départ, contraste (horizontal) et luminosité (vertical))',
      'outil choisi (au départ, contraste (horizontal) et luminosité (vertical))',
    ]);
    expect(told.map((lines) => lines['Bouton droit'])).toEqual([
      'zoom',
      'zoom (agrandit vers le bas)',
      'coupes',
    ]);
    expect(told.map((lines) => lines['Maj + gauche'])).toEqual(['déplacer', undefined, 'déplacer']);
    for (const style of MOUSE_STYLES) {
      const effects = mouseHelp(MOUSE_BINDINGS[style]).lines.map(([, effect]) => effect);
      expect(new Set(effects).size, style).toBe(effects.length);
    }
    expect(mouseLine(MOUSE_BINDINGS.ohif)).toBe(
      'gauche\u00a0: fenêtre, milieu\u00a0: déplacement, droit\u00a0: zoom (agrandit vers le bas)',
    );
    expect(mouseLine(MOUSE_BINDINGS.pacs)).toBe(
      'gauche\u00a0: fenêtre, milieu\u00a0: déplacement, droit\u00a0: coupes',
    );
  });
});

import { BrowserSource } from './browser-source.ts';
import { type Budget, budgetFor, type ConnectionKind, connectionKind } from './budget.ts';
import { demandsOf } from './demands.ts';
import type { LinkedViews } from './linked-views.ts';
import { Loader } from './loader.ts';
import { centreImages } from './opening.ts';
import { Pace } from './pace.ts';
import { factsOf } from './panel-actions.ts';
import { type FilmCopy, PanelScreen } from './panel-screen.ts';
import { type Picture, qualityOf } from './picture.ts';
import { firstSnapshot, needSameFiles, type Snapshot } from './snapshot.ts';
import type { Stack } from './stack.ts';
import * as S from './state.ts';
import type { Size } from './view.ts';

/** The viewer itself: state, loading and drawing, without any framework. */
export class Engine {
  readonly #listeners = new Set<() => void>();
  readonly #source: BrowserSource;
  readonly #loader: Loader;
  readonly #screen = new PanelScreen();
  /** Batches the publication of loaded images and the renewal of the plan, both of which come in bursts. */
  readonly #pace = new Pace({ draw: () => this.#draw(), tell: () => this.#plan() });
  readonly #connection: ConnectionKind;
  #views: LinkedViews | null = null;
  #stacks: readonly Stack[];
  #snapshot: Snapshot;
  #moved = false; // Panels have, since the last drawing.
  /** Whether an image has arrived or failed since the last publication. */
  #arrived = true;

  constructor(stacks: readonly Stack[], stack: number, index: number, budget?: Budget) {
    this.#stacks = stacks;
    this.#connection = connectionKind((navigator as { connection?: object }).connection);
    const allowed = budget ?? budgetFor(navigator, screen.width);
    this.#source = new BrowserSource(stacks, allowed.side);
    this.#loader = new Loader(this.#source, allowed, () => {
      this.#arrived = true;
      this.#pace.drawSoon();
      this.#pace.tellSoon();
    });
    this.#snapshot = firstSnapshot(stacks, stack, index);
    addEventListener('online', this.retry);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.#snapshot;

  get stacks(): readonly Stack[] {
    return this.#stacks;
  }

  /** Sets the element that contains the panels; the film is drawn behind them. */
  mount(host: HTMLElement): void {
    this.#screen.mount(host, (isResized) => {
      this.#moved = true;
      if (isResized) this.#draw();
      else this.#pace.drawSoon();
    });
    this.#plan();
  }

  /** Sets the element of a panel; null after it was removed. */
  readonly place = (panel: number, element: HTMLElement | null): void => {
    this.#screen.place(panel, element);
  };

  /** Sets the stacks, once the URLs of the case are known. */
  setStacks(stacks: readonly Stack[]): void {
    this.#stacks = stacks;
    this.#source.setStacks(stacks);
    this.#loader.renew();
    this.#plan();
  }

  /** Immediately requests failed files again. */
  readonly retry = (): void => this.#loader.retry();

  stop(): void {
    removeEventListener('online', this.retry);
    this.#pace.stop();
    this.#loader.stop();
    this.#source.stop();
    this.#screen.stop();
  }

  /** Applies a state change, which is one of the functions of `state.ts`. */
  update(next: (state: S.ViewState) => S.ViewState): void {
    const before = this.#snapshot.state;
    const state = next(before);
    if (state === before) return;
    // A return to a failed slice requests it again, however soon: the engine must know that the slice was left.
    const isLeaving =
      !needSameFiles(state, before) && before.panels.some((_, panel) => this.hasFailed(panel));
    this.#publish({ state });
    if (isLeaving) this.#plan();
    else if (!needSameFiles(state, before)) this.#pace.tellSoon();
    this.#pace.drawSoon();
  }

  goTo(panel: number, index: number): void {
    this.update((state) => S.goTo(state, this.#stacks, panel, index));
  }

  step(panel: number, by: number): void {
    this.goTo(panel, (this.#snapshot.state.panels[panel]?.index ?? 0) + by);
  }

  setPanels(count: number): void {
    this.update((state) => S.withPanels(state, count, this.#stacks));
  }

  /** Sets the linking of the panels' zoom and position; null unlinks them. */
  linkViews(views: LinkedViews | null): void {
    this.#views = views;
    this.update((state) => ({ ...state, viewLinks: views && [] }));
  }

  showStack(panel: number, stack: number): void {
    this.update((state) => S.showStack(state, this.#stacks, panel, stack));
  }

  /** Size of a panel in CSS pixels; undefined before it is on the page. */
  sizeOf(panel: number): Size | undefined {
    return this.#screen.sizeOf(panel);
  }

  /** A copy of a panel's image; undefined while its slice is loading. */
  copyFilm(panel: number): FilmCopy | undefined {
    if (!this.picture(panel)) return undefined;
    this.#draw();
    return this.#screen.copy(panel);
  }

  /** The picture of a panel's slice; undefined while it is loading. */
  picture(panel: number): Picture | undefined {
    const shown = this.#snapshot.state.panels[panel];
    return shown && this.#loader.picture(shown.stack, shown.index);
  }

  stackOf(panel: number): Stack | undefined {
    return this.#stacks[this.#snapshot.state.panels[panel]?.stack ?? -1];
  }

  isReady(stack: number, index: number, orReduced = false): boolean {
    return orReduced ? this.#loader.isThere(stack, index) : this.#loader.isReady(stack, index);
  }

  hasFailed(panel: number): boolean {
    const shown = this.#snapshot.state.panels[panel];
    return shown ? this.#loader.hasFailed(shown.stack, shown.index) : false;
  }

  #publish(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }

  #plan(): void {
    if (this.#pace.isStopped) return;
    const demands = demandsOf(this.#snapshot.state, this.#stacks, this.#connection);
    this.#loader.setDemands(demands, this.#connection === 'frugal');
    this.#publishArrivals();
    this.#pace.drawSoon();
  }

  /** Publishes which slices are loaded or missing, if that changed: scrolling through loaded slices costs nothing. */
  #publishArrivals(): void {
    const { lost } = this.#loader;
    const bytesLeft = this.#loader.bytesLeft();
    const before = this.#snapshot;
    if (!this.#arrived && lost === before.lost && bytesLeft === before.bytesLeft) return;
    this.#publish({ arrivals: before.arrivals + Number(this.#arrived), bytesLeft, lost });
    this.#arrived = false;
  }

  #draw(): void {
    const sizeOf = (panel: number) => this.sizeOf(panel);
    this.update((state) => centreImages(state, this.#stacks, sizeOf));
    this.update((state) => this.#views?.follow(state, this.#stacks, sizeOf) ?? state);
    const drawn = this.#snapshot.state.panels.map((shown, panel) => {
      const picture = this.picture(panel);
      for (const ahead of [1, -1, 2, -2]) this.#loader.prepare(shown.stack, shown.index + ahead);
      this.#screen.show(panel, shown, picture, factsOf(this, panel));
      return picture ? qualityOf(picture) : null;
    });
    this.#screen.draw(drawn.length);
    const { drawn: before } = this.#snapshot;
    if (this.#moved || drawn.length !== before.length || drawn.some((now, i) => now !== before[i]))
      this.#publish({ drawn });
    this.#moved = false;
  }
}

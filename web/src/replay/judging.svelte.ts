/** The review of a game: asked for, waited for, and there. */
import { http, Problem } from "../api";
import type { ReviewState } from "../protocol";
import type { Review } from "../review/review";
import { t } from "../text.svelte";

/** Milliseconds until it is asked again how far it is. */
const AGAIN = 1500;

export class Judging {
  state = $state<ReviewState["state"]>("none");
  /** How much is done, from 0 to 1. */
  share = $state(0);
  before = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<(() => string) | null>(null);
  private clock: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(readonly id: string) {}

  get going(): boolean {
    return this.state === "waiting" || this.state === "preparing" || this.state === "working";
  }

  /** What there is to say while it is waited for. */
  get told(): string {
    if (this.state === "waiting") return t("replay-page-review-waiting", { before: this.before });
    if (this.state === "preparing") return t("replay-page-review-preparing");
    return t("replay-page-review-working", { percent: Math.round(100 * this.share) });
  }

  /** See what there is, or have the game judged. */
  async look(begin = false): Promise<void> {
    clearTimeout(this.clock);
    try {
      this.take(await (begin ? http.judge(this.id) : http.review(this.id)));
    } catch (error) {
      if (this.going) this.later();
      else if (begin) this.problem = () => (error instanceof Problem ? error.text : t("page-error-unknown"));
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.clock);
  }

  private later(): void {
    if (!this.stopped) this.clock = setTimeout(() => void this.look(), AGAIN);
  }

  private take(found: ReviewState): void {
    this.state = found.state;
    this.before = found.before;
    this.share = found.total > 0 ? found.done / found.total : 0;
    this.review = (found.review as Review | null) ?? null;
    const wrong = found.problem;
    this.problem = wrong ? () => wrong.text : null;
    if (this.going) this.later();
  }
}

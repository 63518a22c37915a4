"""Tables that are ready at once, for tests about what happens at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# What the page does when a box is tapped, with any number of seats and any options; `person` is null for bots alone.
DEAL = """async ([game, seats, options, person, bot]) => {
  const call = async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { id, commit } = await call("POST", "/tables", { game, seats, options, listed: false });
  const nonce = "ab".repeat(16);
  localStorage.setItem(`envol-nonce-${id}`, JSON.stringify({ nonce, commit }));
  for (let seat = 0; seat < seats; seat += 1) {
    const path = `/tables/${id}/seats/${seat}`;
    if (seat === 0 && person) await call("POST", path, { name: person, nonce });
    else await call("PUT", `${path}/bot`, { bot });
  }
  await call("POST", `/tables/${id}/start`);
  return id;
}"""


def deal(page: Page, game: str, seats: int, person: str | None = "Anna", bot: str = "greedy", **options: Any) -> str:
    """A table with bots on the other seats, begun; the page goes there. Its id."""
    table: str = page.evaluate(DEAL, [game, seats, options, person, bot])
    page.goto(f"/t/{table}")
    return table


def knows_the_game(page: Page, game: str) -> None:
    """A visitor who needs no guide; from the next page on."""
    page.context.add_init_script(f"localStorage.setItem('envol-guided-{game}', 'yes')")

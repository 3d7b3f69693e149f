/** The style of the page. Every pair of text and ground keeps a contrast of 4.5 : 1 (WCAG 2.2 AA). */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfbfa, #101214);
  --surface: light-dark(#fff, #171a1d);
  --sunken: light-dark(#f3f3f1, #1f2327);
  --line: light-dark(#e1e1de, #2c3136);
  --ink: light-dark(#1c1f23, #e7e9ec);
  --quiet: light-dark(#5a616b, #a0a8b2);
  --link: light-dark(#0a58ca, #83b9ff);
  --good: light-dark(#1a7434, #62c979);
  --bad: light-dark(#b3261e, #ff8d82);
  --caution: light-dark(#855300, #e2b34a);
  --waiting: light-dark(#6a3fc4, #bda5ff);
  --marked: light-dark(#ffe3df, #54221d);
}

* {
  box-sizing: border-box;
  margin: 0;
}

html {
  background: var(--ground);
  color: var(--ink);
  font:
    0.9375rem / 1.5 system-ui,
    sans-serif;
  -webkit-text-size-adjust: 100%;
}

body {
  overflow-wrap: anywhere;
}

main {
  max-width: 60rem;
  margin: auto;
  padding: 2rem 1.25rem 4rem;
}

/* Right-to-left text does not reorder the text next to it, and two characters are two characters. */
code,
pre {
  font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace;
  font-size: 0.875em;
  font-variant-ligatures: none;
  unicode-bidi: isolate;
}

pre {
  padding: 0.625rem 0.75rem;
  background: var(--sunken);
  border-radius: 0.375rem;
  white-space: pre-wrap;
}

del,
ins {
  text-decoration: none;
}

del {
  color: var(--bad);
}

ins {
  color: var(--good);
}

mark {
  background: var(--marked);
  color: inherit;
  text-decoration: underline 2px var(--bad);
  text-underline-offset: 0.25em;
}

a {
  color: var(--link);
  text-underline-offset: 0.2em;
}

:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 2px;
  border-radius: 0.25rem;
}

/* The meaning of a word has a color and a sign, which is not read aloud. */
.good {
  color: var(--good);
}

.bad {
  color: var(--bad);
}

.caution {
  color: var(--caution);
}

.waiting {
  color: var(--waiting);
}

.quiet,
dt {
  color: var(--quiet);
  font-weight: 400;
}

.status::before {
  margin-right: 0.375em;
}

.status.good::before {
  content: "✓" / "";
}

.status.bad::before {
  content: "✗" / "";
}

.status.caution::before {
  content: "!" / "";
}

.status.waiting::before {
  content: "…" / "";
}

.status.quiet::before {
  content: "–" / "";
}

h1 {
  margin-top: 1rem;
  font-size: 2rem;
  letter-spacing: -0.02em;
}

h2 {
  margin-bottom: 1rem;
  font-size: 1.25rem;
}

h3 {
  font-size: inherit;
}

strong {
  font-weight: 650;
}

header,
article {
  display: grid;
  gap: 0.625rem;
}

.headline {
  margin: -0.5rem 0 0.5rem;
  font-size: 1.125rem;
}

.about,
nav,
search {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  align-items: baseline;
}

ul {
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
}

section {
  margin-top: 3rem;
}

section > * + * {
  margin-top: 1.25rem;
}

section > ul > li,
section > details > ul > li {
  border-top: 1px solid var(--line);
  padding-top: 0.5rem;
}

article {
  padding: 0.875rem 1rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
}

#attention li {
  border: 0;
  padding: 0;
}

summary {
  cursor: pointer;
}

@media (min-width: 40rem) {
  .gene > summary > .status {
    display: inline-block;
    min-width: 11rem;
  }

  .gene > summary > .quiet:last-child {
    float: right;
  }
}

dl {
  display: grid;
  gap: 0.25rem;
}

dl > div {
  display: grid;
  grid-template-columns: minmax(4.5rem, 9rem) minmax(0, 1fr);
  gap: 0.25rem 1rem;
}

article dl > div {
  grid-template-columns: 4.5rem minmax(0, 1fr);
}

dd pre {
  margin-top: 0.375rem;
}

.figures {
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem;
  padding: 1rem 0;
  border: solid var(--line);
  border-width: 1px 0;
}

.figures > div {
  display: block;
}

.figures strong {
  display: block;
  font-size: 1.375rem;
}

details > * + * {
  margin-top: 0.625rem;
}

progress {
  width: 100%;
  accent-color: currentcolor;
}

section > p + progress {
  margin-top: 0.25rem;
}

table {
  width: 100%;
  border-collapse: collapse;
}

th,
td {
  padding: 0.375rem 0 0.375rem 1rem;
  border-bottom: 1px solid var(--line);
  text-align: right;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

thead th {
  color: var(--quiet);
}

th:first-child {
  width: 100%;
  padding-left: 0;
  text-align: left;
  white-space: normal;
}

nav {
  margin-top: 1rem;
}

search {
  margin-top: 0.75rem;
}

[hidden],
output:empty {
  display: none;
}

::placeholder {
  color: var(--quiet);
}

input {
  flex: 1 1 10rem;
  min-width: 0;
  padding: 0.3125rem 0.625rem;
  background: var(--surface);
  border: 1px solid var(--quiet);
  border-radius: 0.375rem;
  color: inherit;
  font: inherit;
}

@media print {
  :root {
    color-scheme: light;
  }

  html {
    font-size: 9.5pt;
  }

  nav,
  search {
    display: none;
  }

  article,
  tr {
    break-inside: avoid;
  }

  /* Paper cannot be unfolded. */
  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }

  mark {
    print-color-adjust: exact;
  }
}
`;

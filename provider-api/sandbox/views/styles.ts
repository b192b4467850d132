/** The design differs from the portal's on purpose: payers should notice that they are on another site. */
export const styles = `
:root{--ink:#1b2430;--soft:#4d5866;--line:#8c96a3;--paper:#fff;--ground:#eef1f5;--brand:#1f3f77;--on-brand:#fff;--warn:#fff3cf;--warn-ink:#553c00;--good:#1e6b2c}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f7;--soft:#b8c2cf;--line:#7b8796;--paper:#1c2430;--ground:#11171f;--brand:#a9c4f5;--on-brand:#0d1a30;--warn:#4a3800;--warn-ink:#ffe9ad;--good:#8fdc9d}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;min-height:100vh;display:flex;flex-direction:column}
.banner{margin:0;padding:.75rem 1rem;background:var(--warn);color:var(--warn-ink);text-align:center}
main{width:min(30rem,100% - 2rem);margin:2rem auto;background:var(--paper);border-radius:.75rem;padding:clamp(1.25rem,5vw,2rem);box-shadow:0 1px 2px #0002,0 8px 24px #0001}
h1{margin:0 0 .25rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1rem}
.soft{color:var(--soft)}
.amount{font-size:2.25rem;font-weight:700;letter-spacing:-.01em;margin:1rem 0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dl{margin:0 0 1.5rem;border-top:1px solid var(--line)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.625rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;margin:0}
button,.button{display:block;width:100%;min-height:3rem;padding:.75rem 1rem;border:1px solid var(--brand);border-radius:.5rem;background:var(--paper);color:var(--brand);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.primary{background:var(--brand);color:var(--on-brand)}
.quiet{border-color:var(--line);color:var(--ink);font-weight:400}
button:hover,.button:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
.mark{display:inline-flex;align-items:center;justify-content:center;width:3rem;height:3rem;margin-bottom:1rem;border-radius:50%;border:3px solid var(--good);color:var(--good);font-size:1.5rem;font-weight:700}
footer{margin-top:auto;padding:1rem;text-align:center;color:var(--soft);font-size:.875rem}
`;

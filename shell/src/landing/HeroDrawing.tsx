/** Far to near: the terminal's roof and windows, the aircraft above it, the officer who greets a traveller. */
const lines = [
  'M20 300h440',
  'M60 300v-74q100-60 250-44 60 6 110 28v90',
  'M60 226h360',
  'M110 226v74M160 226v74M210 226v74M260 226v74M310 226v74M365 226v74',
  'M342 182v-70m-16 0h32l-5-26h-22zM342 86V72',
] as const;

const plane = [
  'M0 22Q0 10 20 10h150q30 0 44 16-10 10-44 10H40Q6 36 0 22z',
  'M12 12-6-26h18l26 36',
  'M104 28 66 74h20l62-46',
  'M70 20h6m14 0h6m14 0h6m14 0h6m14 0h6',
] as const;

const people = [
  'M190 258a11 11 0 1 0 0-22 11 11 0 0 0 0 22zm-9-19 18-1 3-6-12-5-12 5z',
  'M172 300v-22q0-14 18-14t18 14v22',
  'M208 280l20-10',
  'M270 258a11 11 0 1 0 0-22 11 11 0 0 0 0 22z',
  'M252 300v-22q0-14 18-14t18 14v22',
  'M252 280l-20-10',
  'M302 300v-20h22v20zM307 280v-10h12v10',
] as const;

/** Decoration of the landing page: it says nothing that the text beside it does not. */
export const HeroDrawing = ({ className }: { className: string | undefined }) => (
  <svg
    viewBox="0 0 480 320"
    className={className}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="376" cy="60" r="30" fill="currentColor" stroke="none" opacity="0.12" />
    <g opacity="0.45">
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </g>
    <path d="M14 172 62 156M6 138l40-13" opacity="0.45" />
    <g transform="translate(92 126) rotate(-18)">
      {plane.map((line) => (
        <path key={line} d={line} fill="var(--tint)" />
      ))}
    </g>
    <g strokeWidth="4">
      {people.map((line) => (
        <path key={line} d={line} fill="var(--tint)" />
      ))}
    </g>
  </svg>
);

export const HeroPicture = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 560 420" className={className} aria-hidden="true">
    <defs>
      <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#12543a" />
        <stop offset="0.55" stopColor="#5d9a74" />
        <stop offset="1" stopColor="#f6cf8f" />
      </linearGradient>
      <clipPath id="frame">
        <rect width="560" height="420" rx="20" />
      </clipPath>
    </defs>
    <g clipPath="url(#frame)">
      <path fill="url(#dawn)" d="M0 0h560v332H0z" />
      <circle cx="408" cy="246" r="44" fill="#fbe3b4" />
      <path fill="#2f7253" d="M0 262q80-30 150-14t140-8 120 12 150-10v80H0z" />
      <path fill="#1d4f39" d="M0 282h560v50H0z" />
      <Aircraft />
      <path fill="#0a3b25" d="M0 330h560v90H0z" />
      <path stroke="#0a3b25" strokeWidth="10" d="M140 0v330M420 0v330M0 64h560" opacity="0.55" />
      <Officer />
      <Traveller />
    </g>
  </svg>
);

const Aircraft = () => (
  <g transform="translate(196 150) rotate(-12)">
    <path fill="#0b6b3a" d="M-8 10-30-40h26l34 46z" />
    <path fill="#fdfdfb" d="M-12 22Q-12 4 14 4h170q36 0 52 20-14 14-52 14H24Q-6 38-12 22z" />
    <path fill="#d7dfda" d="m112 26-54 50h26l72-48z" />
    <path fill="#0a3b25" d="M206 12h12l10 8h-22z" />
    <path stroke="#0a3b25" strokeWidth="5" strokeDasharray="6 8" d="M34 16h156" />
  </g>
);

const Officer = () => (
  <g>
    <path fill="#14201b" d="M166 420v-92q0-34 38-34t38 34v92z" />
    <path fill="#fdfdfb" d="m196 296 8 22 8-22z" />
    <path fill="#f0b429" d="m201 302 3 28 3-28z" />
    <circle cx="204" cy="266" r="25" fill="#6d4126" />
    <path fill="#0b6b3a" d="M176 256q0-26 28-26t28 26z" />
    <path fill="#14201b" d="M174 252h60v8h-60z" />
    <path fill="#14201b" d="m234 322 46-26 10 14-50 36z" />
    <rect x="258" y="262" width="104" height="46" rx="6" fill="#fdfdfb" />
    <path stroke="#0b6b3a" strokeWidth="7" strokeLinecap="round" d="M276 279h68M276 293h40" />
  </g>
);

const Traveller = () => (
  <g>
    <path fill="#b7791f" d="M398 420v-80q0-32 36-32t36 32v80z" />
    <circle cx="434" cy="282" r="24" fill="#8a5532" />
    <path fill="#14201b" d="M408 282q-2-32 26-32t26 32q-10-16-26-16t-26 16z" />
    <path fill="none" stroke="#fdfdfb" strokeWidth="6" d="M492 350v-22h24v22" />
    <rect x="480" y="350" width="48" height="80" rx="8" fill="#1e8e4e" />
  </g>
);

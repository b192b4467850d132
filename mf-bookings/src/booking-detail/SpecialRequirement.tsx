import { useId, useState } from 'react';
import { Icon } from 'shared-ui';
import styles from './SpecialRequirement.module.css';

/** An icon with the full text on hover and on focus; a tap focuses it, Escape puts the text away (BOOKDETAIL-09). */
export function SpecialRequirement({ text, of }: { text: string; of: string }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering text and icon alike keeps the text, as WCAG 1.4.13 asks
    <span className={styles.anchor} onMouseEnter={() => setShown(true)} onMouseLeave={() => setShown(false)}>
      <button
        type="button"
        className={styles.icon}
        aria-label={`Special requirements of ${of}`}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      >
        <Icon name="note" />
      </button>
      <span role="tooltip" id={id} hidden={!shown} className={styles.text}>
        {text}
      </span>
    </span>
  );
}

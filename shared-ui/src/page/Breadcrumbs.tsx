import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  to?: string;
}

export const dashboard: Crumb = { label: 'Dashboard', to: links.dashboard() };

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`${styles.list} small`}>
        {items.map(({ label, to }, index) => (
          <li key={`${label}-${to ?? ''}`} className={styles.item}>
            {to && index < items.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { NavLink } from 'react-router-dom';
import styles from './ListViews.module.css';

interface PageViewsProps {
  /** Names them: 'Parts of your profile'. */
  label: string;
  pages: readonly { label: string; to: string }[];
}

/** Pages that belong together, side by side above each of them; each has an address of its own. */
export const PageViews = ({ label, pages }: PageViewsProps) => (
  <nav aria-label={label} className={styles.views}>
    {pages.map((page) => (
      <NavLink key={page.to} to={page.to} end>
        {page.label}
      </NavLink>
    ))}
  </nav>
);

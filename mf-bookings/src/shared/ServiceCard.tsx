import { useCan } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { isNowhere, type Service, serviceTypeLabel } from 'shared-api/services';
import { Icon, Inline, LinkButton, links, Money } from 'shared-ui';
import styles from './ServiceCard.module.css';
import { serviceIcon } from './serviceIcon.ts';

interface Props {
  service: Service;
  level: 2 | 3;
  small?: boolean;
}

export function ServiceCard({ service, level, small = false }: Props) {
  const books = useCan('bookings.create');
  const nowhere = isNowhere(service);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={small ? `${styles.card} ${styles.small}` : styles.card}>
      <Inline wrap={false}>
        <span className={styles.icon}>
          <Icon name={serviceIcon(service)} size="1.5rem" />
        </span>
        <div>
          <Heading className={styles.name}>{service.name}</Heading>
          {service.serviceTypeId && (
            <small className={styles.per}>{serviceTypeLabel(service.serviceTypeId)}</small>
          )}
        </div>
      </Inline>
      {service.description && <small>{service.description}</small>}
      <div className={styles.foot}>
        <p className={styles.price}>
          <Money kobo={koboOf(service.price)} /> <small className={styles.per}>per passenger</small>
        </p>
        {nowhere && <small>Not offered at any airport at present</small>}
        {books && !nowhere && (
          <LinkButton to={links.createBooking(service.id)} aria-label={`Book Service: ${service.name}`}>
            Book Service
          </LinkButton>
        )}
      </div>
    </article>
  );
}

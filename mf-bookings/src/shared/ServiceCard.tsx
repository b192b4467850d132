import { type Service, serviceTypeLabel } from 'shared-api/services';
import { koboOf } from 'shared-api/values';
import { LinkButton, links, Money } from 'shared-ui';
import styles from './ServiceCard.module.css';

interface Props {
  service: Service;
  /** The card's heading in the page's outline. */
  level: 2 | 3;
}

export function ServiceCard({ service, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div>
        <Heading className={styles.name}>{service.name}</Heading>
        {service.serviceTypeId && <p className={styles.type}>{serviceTypeLabel(service.serviceTypeId)}</p>}
      </div>
      {service.description && <p>{service.description}</p>}
      <div className={styles.foot}>
        <p className={styles.price}>
          <Money kobo={koboOf(service.price)} /> <span className={styles.per}>per passenger</span>
        </p>
        <LinkButton
          to={links.createBooking(service.id)}
          variant="primary"
          aria-label={`Book Service: ${service.name}`}
        >
          Book Service
        </LinkButton>
      </div>
    </article>
  );
}

-- A rank that nobody gave is none, where it was stored as 1. The rating is the mean of those given; 0 is a rating by
-- nobody, so that lists still have an order.
alter table feedbacks alter column friendliness_rank drop not null;
alter table feedbacks alter column knowledge_rank drop not null;
alter table feedbacks alter column quickness_rank drop not null;
alter table feedbacks drop column rating;
alter table feedbacks add column rating numeric(3, 2) not null generated always as (
  round((coalesce(friendliness_rank, 0) + coalesce(knowledge_rank, 0) + coalesce(quickness_rank, 0)
         + coalesce(overall_satisfaction, 0))::numeric
        / greatest(1, num_nonnulls(friendliness_rank, knowledge_rank, quickness_rank, overall_satisfaction)), 2)
) stored;
create index feedbacks_rating on feedbacks (rating, id);
create index feedbacks_of_rating on feedbacks (round(rating), created_at desc, id desc);

-- Older worries get the topics of their content warning; topics of their text are detected when they are changed.
update posts set topics = array[case content_warning
    when 'self-harm' then 'self-harm' when 'violence' then 'abuse' when 'sexual-violence' then 'abuse' when 'loss' then 'death'
    when 'eating' then 'eating' else 'substances' end]
  where content_warning in ('self-harm', 'violence', 'sexual-violence', 'loss', 'eating', 'substances');

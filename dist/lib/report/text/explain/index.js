//# report/text/explain/command
(function(R,G,d){const $=d("report/view/tones"),m=d("report/view/words"),a=d("report/text/commands"),n=d("report/text/l\
ayout"),u=d("report/text/explain/words"),T=8;function _(o,e){const r=(0,n().layoutOf)(e),{shown:t,rest:s}=(0,n().limited)(
o.findings,T,"finding",r);return(0,n().page)([E(o,r),...t.map(i=>S(i,o,r)),s,(0,u().wordRows)(o,r),k(o,r),v(o,r),M(o,r)])}
function E({command:o,profiles:e},r){const t=h(o)?[r.paint("strong","(blank)")]:(0,a().markedCommand)(o,[],r);return[...(0,n().
labelled)(r,"command",t),...Object.entries(e).flatMap(([s,i])=>(0,n().prose)(r,i,`profile ${s}`,{label:$().COMMAND_TONES[i]}))]}
const O=160;function S(o,{command:e,profiles:r},t){const{severity:s,message:i,span:p}=o,c=o.profiles.length<Object.keys(
r).length;return[...(0,n().prose)(t,s,(0,m().clip)(i,a().LONGEST_SENTENCE),{label:$().SEVERITY_TONES[s]}),...p===void 0||
h(e)?[]:(0,n().labelled)(t,"",(0,a().markedCommand)(e,[p],t,{whole:O})),...c?(0,n().prose)(t,"only in",`profile ${o.profiles.
join(", ")}`):[],...(0,a().fixRows)(o,t)]}function h(o){return/^ *$/.test(o)}function k({command:o,invocation:e},r){if(e===
null)return(0,n().prose)(r,"program","not one of the default profile");const{program:t,subcommand:s,flags:i,operands:p,passthrough:c}=e,
l=w=>(0,u().wordText)(w,o);return[...(0,n().prose)(r,"program",t),...s===null?[]:(0,n().prose)(r,"subcommand",s),...(0,u().
placedRows)("flags","flag",i,N,r),...(0,u().placedRows)("operands","operand",p,l,r),...(0,u().placedRows)("passed on","w\
ord",c,l,r)]}function N({name:o,written:e,value:r}){const t=r===void 0?o:`${o} = ${r===""?"(empty)":r}`;return e===o?t:`${t}\
  (written as ${e})`}const b=12;function v(o,e){const{argv:r,invocation:t,outcome:s,targets:i,tree:p}=o,[c]=r??[];if(c===
void 0)return(0,n().prose)(e,"would run","nothing");const l=s==="needs_approval"?(0,n().prose)(e,"waits","needs approval"):
[],w=s==="blocked"?"leads to":"would run";if(t===null){const g=s==="blocked"?"nothing":`program ${c}`;return[...l,...(0,n().
prose)(e,"would run",g)]}if(p===null)return[...l,...(0,n().prose)(e,w,"unknown without a repository; use --repo DIR")];const{
shown:I,rest:j}=(0,n().limited)(i,b,"target",e);return[...l,...i.length===0?(0,n().prose)(e,w,"no file, script or tool f\
ound"):[],...I.flatMap((g,D)=>(0,n().prose)(e,D===0?w:"",(0,m().clip)(x(g),400))),...j,...(0,n().prose)(e,"looked in",p)]}
function x({kind:o,name:e,path:r,script:t,via:s}){const i=s===void 0?"":`  (from ${s})`;switch(o){case"file":return`file\
 ${r??e}${i}`;case"npm_script":return`script ${e}: ${t??""}${i}`;case"package_binary":return`tool ${e}${r===void 0?"":`:\
 ${r}`}${i}`}}function M({argv:o,scripts:e},r){if(o===null||e===null)return[];const{shown:t,rest:s}=(0,n().limited)(e,b,
"script",r);return[...e.length===0?(0,n().prose)(r,"in order","no script"):[],...t.flatMap((i,p)=>(0,n().prose)(r,p===0?
"in order":"",(0,m().clip)(C(i),400))),...s]}function C({directory:o,event:e,text:r,shell:t}){const s=o===""?"":` in ${o}`;
return r===""?`${e}${s}: there is no such script, or it is empty`:`${e}${s}, ${t?"by a shell":"without a shell"}: ${r}`}
R.exports={renderExplanation:_}});
//# report/text/explain/rule
(function(o,s,c){const u=c("rules/page"),a=c("report/view/columns");function i(r,e){return`${(0,u().rulePage)(r).map(n=>p(
n,e)).join(`

`)}
`}function p({kind:r,text:e},n){switch(r){case"title":return e;case"heading":return`${e}:`;case"paragraph":return(0,a().
wrap)(e.replace(/\s+/g," "),n).join(`
`);case"code":return e.replace(/^(?=.)/gm,"    ")}}o.exports={renderRule:i}});
//# report/text/explain/words
(function(l,S,c){const O=c("report/escape"),p=c("report/view/columns"),$=c("report/view/words"),s=c("report/text/layout"),
g=16,h=800;function R(o,n){const{command:r,words:e,assignments:t}=o;return[...w("sets","assignment",t,v,n),...w("words",
"word",e,m=>d(m,r),n),...(0,s().labelled)(n,"argv",T(o,n))]}function w(o,n,r,e,t){const{shown:m,rest:b}=(0,s().limited)(
r,g,n,t),u=m.map(({span:i})=>_(i)),a=Math.max(0,...u.map(({length:i})=>i))+2;return[...(0,s().labelled)(t,o,m.map((i,x)=>t.
paint("quiet",(0,p().padRight)(u[x]??"",a))+(0,s().shortName)(e(i),(0,s().roomOf)(t)-a))),...b]}function _({start:o,end:n}){
return n-o>1?`${o+1}-${n}`:`${o+1}`}function v({name:o,value:n}){return`${o}=${n}`}function d({text:o,span:n},r){const e=r.
slice(n.start,n.end),t=o===""?"(empty)":o;return o===e?t:`${t}  (written as ${e})`}function T({argv:o},n){if(o===null)return(0,p().
wrap)("none: the command is ambiguous",(0,s().roomOf)(n));const r=(0,O().terminal)(`[${o.map(e=>JSON.stringify(e)).join(
", ")}]`);return(0,p().chop)(n.verbose?r:(0,$().clip)(r,h),(0,s().roomOf)(n))}l.exports={placedRows:w,wordRows:R,wordText:d}});

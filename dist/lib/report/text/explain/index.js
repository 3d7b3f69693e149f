//# report/text/explain/command
(function(b,d,R,Y){let T;const $=()=>T??=d("report/view/tones");let E;const u=()=>E??=d("report/view/words");let O;const w=()=>O??=
d("report/text/commands");let S;const n=()=>S??=d("report/text/layout");let k;const a=()=>k??=d("report/text/explain/wor\
ds");R(b,{renderExplanation:()=>v});const N=8;function v(r,t){const o=(0,n().layoutOf)(t),{shown:e,rest:s}=(0,n().limited)(
r.findings,N,"finding",o);return(0,n().page)([M(r,o),...e.map(i=>C(i,r,o)),s,(0,a().wordRows)(r,o),I(r,o),D(r,o),A(r,o)])}
function M({command:r,profiles:t},o){const e=_(r)?[o.paint("strong","(blank)")]:(0,w().markedCommand)(r,[],o);return[...(0,n().
labelled)(o,"command",e),...Object.entries(t).flatMap(([s,i])=>(0,n().prose)(o,i,`profile ${s}`,{label:$().COMMAND_TONES[i]}))]}
const x=160;function C(r,{command:t,profiles:o},e){const{severity:s,message:i,span:p}=r,c=r.profiles.length<Object.keys(
o).length;return[...(0,n().prose)(e,s,(0,u().clip)(i,w().LONGEST_SENTENCE),{label:$().SEVERITY_TONES[s]}),...p===void 0||
_(t)?[]:(0,n().labelled)(e,"",(0,w().markedCommand)(t,[p],e,{whole:x})),...c?(0,n().prose)(e,"only in",`profile ${r.profiles.
join(", ")}`):[],...(0,w().fixRows)(r,e)]}function _(r){return/^ *$/.test(r)}function I({command:r,invocation:t},o){if(t===
null)return(0,n().prose)(o,"program","not an allowed program");const{program:e,subcommand:s,flags:i,operands:p,passthrough:c}=t,
l=m=>(0,a().wordText)(m,r);return[...(0,n().prose)(o,"program",e),...s===null?[]:(0,n().prose)(o,"subcommand",s),...(0,a().
placedRows)("flags","flag",i,j,o),...(0,a().placedRows)("operands","operand",p,l,o),...(0,a().placedRows)("passed on","w\
ord",c,l,o)]}function j({name:r,written:t,value:o}){const e=o===void 0?r:`${r} = ${o===""?"(empty)":o}`;return t===r?e:`${e}\
  (written as ${t})`}const h=12;function D(r,t){const{argv:o,invocation:e,outcome:s,targets:i,tree:p}=r,[c]=o??[];if(c===
void 0)return(0,n().prose)(t,"would run","nothing");const l=s==="needs_approval"?(0,n().prose)(t,"waits","needs approval"):
[],m=s==="blocked"?"leads to":"would run";if(e===null){const g=s==="blocked"?"nothing":`program ${c}`;return[...l,...(0,n().
prose)(t,"would run",g)]}if(p===null)return[...l,...(0,n().prose)(t,m,"unknown without a repository; use --repo DIR")];const{
shown:H,rest:L}=(0,n().limited)(i,h,"target",t);return[...l,...i.length===0?(0,n().prose)(t,m,"no file, script or tool f\
ound"):[],...H.flatMap((g,V)=>(0,n().prose)(t,V===0?m:"",(0,u().clip)(G(g),400))),...L,...(0,n().prose)(t,"looked in",p)]}
function G({kind:r,name:t,path:o,script:e,via:s}){const i=s===void 0?"":`  (from ${s})`;switch(r){case"file":return`file\
 ${o??t}${i}`;case"npm_script":return`script ${t}: ${e??""}${i}`;case"package_binary":return`tool ${t}${o===void 0?"":`:\
 ${o}`}${i}`}}function A({argv:r,scripts:t},o){if(r===null||t===null)return[];const{shown:e,rest:s}=(0,n().limited)(t,h,
"script",o);return[...t.length===0?(0,n().prose)(o,"in order","no script"):[],...e.flatMap((i,p)=>(0,n().prose)(o,p===0?
"in order":"",(0,u().clip)(F(i),400))),...s]}function F({directory:r,event:t,text:o,shell:e}){const s=r===""?"":` in ${r}`;
return o===""?`${t}${s}: there is no such script, or it is empty`:`${t}${s}, ${e?"by a shell":"without a shell"}: ${o}`}});
//# report/text/explain/rule
(function(c,o,a,m){let u;const l=()=>u??=o("rules/page");let p;const t=()=>p??=o("report/view/columns");a(c,{renderRule:()=>i});
function i(r,e){return`${(0,l().rulePage)(r).map(n=>s(n,e)).join(`

`)}
`}function s({kind:r,text:e},n){switch(r){case"title":return e;case"heading":return`${e}:`;case"paragraph":return(0,t().
wrap)(e.replace(/\s+/g," "),n).join(`
`);case"code":return e.replace(/^(?=.)/gm,"    ")}}});
//# report/text/explain/words
(function(u,i,_,j){let O;const $=()=>O??=i("report/escape");let g;const p=()=>g??=i("report/view/columns");let h;const R=()=>h??=
i("report/view/words");let v;const r=()=>v??=i("report/text/layout");_(u,{placedRows:()=>w,wordRows:()=>S,wordText:()=>d});
const T=16,b=800;function S(t,o){const{command:s,words:e,assignments:n}=t;return[...w("sets","assignment",n,N,o),...w("w\
ords","word",e,m=>d(m,s),o),...(0,r().labelled)(o,"argv",G(t,o))]}function w(t,o,s,e,n){const{shown:m,rest:L}=(0,r().limited)(
s,T,o,n),a=m.map(({span:c})=>x(c)),l=Math.max(0,...a.map(({length:c})=>c))+2;return[...(0,r().labelled)(n,t,m.map((c,M)=>n.
paint("quiet",(0,p().padRight)(a[M]??"",l))+(0,r().shortName)(e(c),(0,r().roomOf)(n)-l))),...L]}function x({start:t,end:o}){
return o-t>1?`${t+1}-${o}`:`${t+1}`}function N({name:t,value:o}){return`${t}=${o}`}function d({text:t,span:o},s){const e=s.
slice(o.start,o.end),n=t===""?"(empty)":t;return t===e?n:`${n}  (written as ${e})`}function G({argv:t},o){if(t===null)return(0,p().
wrap)("none: the command is ambiguous",(0,r().roomOf)(o));const s=(0,$().terminal)(`[${t.map(e=>JSON.stringify(e)).join(
", ")}]`);return(0,p().chop)(o.verbose?s:(0,R().clip)(s,b),(0,r().roomOf)(o))}});

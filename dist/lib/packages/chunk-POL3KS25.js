"use strict";var C=Object.defineProperty;var o=(m,h)=>C(m,"name",{value:h,configurable:!0});module.exports={"chunk-POL3KS25"(m,h,L,f){var l=Object.defineProperty,v=Object.getOwnPropertyDescriptor,b=Object.getOwnPropertyNames,
k=Object.prototype.hasOwnProperty,_=o((t,e)=>{for(var i in e)l(t,i,{get:e[i],enumerable:!0})},"__export"),y=o((t,e,i,c)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let s of b(e))!k.call(t,s)&&s!==i&&l(t,s,{get:o(()=>e[s],"get"),enumerable:!(c=
v(e,s))||c.enumerable});return t},"__copyProps"),F=o(t=>y(l({},"__esModule",{value:!0}),t),"__toCommonJS"),p={};_(p,{a:o(
()=>P,"a")}),f.exports=F(p);var O=h("chunk-OTNWJANU"),d=h("chunk-CVC2726E"),w=h("node:path"),P=class g{static{o(this,"n")}static{
(0,d.a)(this,"Pax")}atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(e,i=!1){
this.atime=e.atime,this.charset=e.charset,this.comment=e.comment,this.ctime=e.ctime,this.dev=e.dev,this.gid=e.gid,this.global=
i,this.gname=e.gname,this.ino=e.ino,this.linkpath=e.linkpath,this.mtime=e.mtime,this.nlink=e.nlink,this.path=e.path,this.
size=e.size,this.uid=e.uid,this.uname=e.uname}encode(){let e=this.encodeBody();if(e==="")return Buffer.allocUnsafe(0);let i=Buffer.
byteLength(e),c=512*Math.ceil(1+i/512),s=Buffer.allocUnsafe(c);for(let n=0;n<512;n++)s[n]=0;new O.a({path:("PaxHeader/"+
(0,w.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:i,mtime:this.mtime,type:this.
global?"GlobalExtendedHeader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,devmin:0,atime:this.
atime,ctime:this.ctime}).encode(s),s.write(e,512,i,"utf8");for(let n=i+512;n<s.length;n++)s[n]=0;return s}encodeBody(){return this.
encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField("dev")+this.encodeField("ino")+
this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField(
"gname")+this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField(
"uname")}encodeField(e){if(this[e]===void 0)return"";let i=this[e],c=i instanceof Date?i.getTime()/1e3:i,s=" "+(e==="dev"||
e==="ino"||e==="nlink"?"SCHILY.":"")+e+"="+c+`
`,n=Buffer.byteLength(s),r=Math.floor(Math.log(n)/Math.log(10))+1;return n+r>=Math.pow(10,r)&&(r+=1),r+n+s}static parse(e,i,c=!1){
return new g(x(j(e),i),c)}},x=(0,d.a)((t,e)=>e?Object.assign({},e,t):t,"merge"),j=(0,d.a)(t=>t.replace(/\n$/,"").split(`\

`).reduce(B,Object.create(null)),"parseKV"),B=(0,d.a)((t,e)=>{let i=parseInt(e,10);if(i!==Buffer.byteLength(e)+1)return t;
e=e.slice((i+" ").length);let c=e.split("="),s=c.shift();if(!s)return t;let n=s.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),
r=c.join("=").replace(/\0.*/,"");switch(n){case"path":case"linkpath":case"type":case"charset":case"comment":case"gname":case"\
uname":t[n]=r;break;case"ctime":case"atime":case"mtime":t[n]=new Date(Number(r)*1e3);break;case"size":let u=+r;u>=0&&(t[n]=
u);break;case"gid":case"uid":case"dev":case"ino":case"nlink":case"mode":t[n]=+r;break}return t},"parseKVLine")}};
